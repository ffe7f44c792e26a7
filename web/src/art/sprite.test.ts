// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { COATS, POWERS } from '../draw/shapes';
import { BUILDINGS, COLOURS, TERRAINS } from '../wire/terms';
import { groundPicture, housePicture } from './land';
import './more';
import { mountSprite, pictureIds, spriteMarkup } from './sprite';

mountSprite();

const ids = new Set(pictureIds());

describe('the pictures', () => {
  it.each([
    ...BUILDINGS.map((id) => `buildings-${id}`),
    ...COATS.map((id) => `coats-${id}`),
    ...COLOURS.map((id) => `emblems-${id}`),
    ...POWERS.map((id) => `spells-${id}`),
  ])('has %s', (id) => expect(ids).toContain(id));

  it.each(TERRAINS)('has every ground and house of %s', (terrain) => {
    for (const crowns of [0, 1, 2, 3])
      for (let variant = 0; variant < 6; variant++) {
        expect(ids).toContain(groundPicture(terrain, crowns, variant));
        const house = housePicture(terrain, crowns);
        if (house) expect(ids).toContain(house);
      }
  });

  it('gives every id once', () => {
    const all = [...spriteMarkup().matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(all.length).toBe(new Set(all).size);
  });
});
