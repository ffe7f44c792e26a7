/** Our lists of the server's words hold all of them; the types come from its description, and svelte-check compares. */
import { describe, expectTypeOf, it } from 'vitest';
import type { BUILDINGS, BuildingId, Colour, COLOURS, GameId, GAMES } from './terms';

describe('the lists of words', () => {
  it('are complete', () => {
    expectTypeOf<(typeof GAMES)[number]>().toEqualTypeOf<GameId>();
    expectTypeOf<(typeof COLOURS)[number]>().toEqualTypeOf<Colour>();
    expectTypeOf<(typeof BUILDINGS)[number]>().toEqualTypeOf<BuildingId>();
  });
});
