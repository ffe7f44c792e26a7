/** Spoken names: what a screen reader says of squares, dominoes, buildings and dice. */
import type { BuildingShape, DominoShape, FaceCoat, PlacedSquare } from '../draw/shapes';
import type { Square, Terrain } from '../wire/terms';
import { language, t, tOr } from './i18n/index.svelte';

/** Points won or lost: +4, −2, 0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}

/** At the start of a sentence, or alone on a button. */
export function capital(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(language()) + rest.join('');
}

/** “A, B and C” as the language says it. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language()).format(words);
}

export function squareText(square: Square): string {
  const terrain = t(`terrain.${square.terrain}`);
  return square.crowns > 0 ? t('square.crowned', { terrain, n: square.crowns }) : terrain;
}

export function dominoText(domino: DominoShape): string {
  return t('domino.text', { number: domino.number, a: squareText(domino.a), b: squareText(domino.b) });
}

export function placedText(square: PlacedSquare): string {
  const parts = [square.building ? t(`building.${square.building.id}`) : squareText(square)];
  if (square.towers) parts.push(t('pieces.towers', { n: square.towers }));
  if (square.knight) parts.push(t('piece.knight'));
  if (square.queen) parts.push(t('piece.queen'));
  return `${square.cell}: ${parts.join(', ')}`;
}

/** What connected squares count for: squares times crowns or crosses. */
export function territoryText(name: string, squares: number, times: number, points: number): string {
  return t('help.territory', { name: capital(name), n: squares, times, points });
}

/** A coat of arms by the server's name. */
export function coatText(coat: string): string {
  return tOr(`coat.${coat.replace(/-/g, '_')}`, coat);
}

export function faceText(coat: FaceCoat, crosses: number): string {
  const name = t(`coat.${coat}`);
  return crosses > 0 ? t('coat.crossed', { coat: name, n: crosses }) : name;
}

/** The name of a line of the score sheet; a line we have no words for goes by the server's name. */
export function scoreText(key: string): string {
  return tOr(`score.${key}`, key.replace(/_/g, ' '));
}

function pointsText(building: BuildingShape): string | null {
  const { per, points } = building;
  if (per === 'none' || points === 0) return null;
  if (per === 'flat') return t('building.points', { n: points });
  if (per === 'tower') return t('building.perTower', { n: points });
  if (per === 'knight') return t('building.perKnight', { n: points });
  return t('building.perTerritory', { n: points, terrain: t(`terrain.${per.slice(10) as Terrain}`) });
}

/** What a building gives, one sentence for each corner of its tile. */
export function buildingGifts(building: BuildingShape): string[] {
  const lines: (string | null)[] = [
    building.knights > 0 ? t('building.knights', { n: building.knights }) : null,
    building.towers > 0 ? t('building.towers', { n: building.towers }) : null,
    building.crowns > 0 ? t('building.crowns', { n: building.crowns }) : null,
    building.tax === 'knight' ? t('building.taxKnight') : null,
    building.tax === 'tower' ? t('building.taxTower') : null,
    pointsText(building),
  ];
  return lines.filter((line) => line !== null);
}

export function buildingText(building: BuildingShape): string {
  return [t(`building.${building.id}`), ...buildingGifts(building)].join('. ');
}
