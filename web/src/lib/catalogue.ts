/** What a table can be asked for, and why some wishes do not go together. The server has the last word. */
import type { Key } from './i18n/index.svelte';
import type { Colour, GameId } from './view';

export const EDITIONS = ['german', 'hungarian', 'danish'] as const;
export type Edition = (typeof EDITIONS)[number];

/** How Queendomino is played: alone, together with Kingdomino, or so in teams of two. */
export const MODES = ['alone', 'contest', 'united'] as const;
export type Mode = (typeof MODES)[number];

export const VARIANTS = ['must_place', 'dynasty', 'harmony', 'middle_kingdom', 'mighty_duel'] as const;
export type Variant = (typeof VARIANTS)[number];

export const BOTS = ['random', 'greedy', 'expert'] as const;
export type Bot = (typeof BOTS)[number];
export type SeatKind = 'me' | 'here' | 'open' | `bot:${Bot}`;
export const SEAT_KINDS: readonly SeatKind[] = ['me', 'here', 'open', 'bot:random', 'bot:greedy', 'bot:expert'];

export interface Wish {
  game: GameId;
  edition: Edition;
  mode: Mode;
  variants: Variant[];
  seats: SeatKind[];
}

const KINGDOMINO: Colour[] = ['pink', 'yellow', 'green', 'blue'];
const QUEENDOMINO: Colour[] = ['orange', 'red', 'violet', 'white'];

export function colours(game: GameId): Colour[] {
  return game === 'queendomino' ? [...QUEENDOMINO, ...KINGDOMINO] : KINGDOMINO;
}

export function tableSizes(game: GameId, mode: Mode): number[] {
  if (game === 'duel') return [2];
  if (game === 'kingdomino' || mode === 'alone') return [2, 3, 4];
  return mode === 'contest' ? [3, 4, 5, 6] : [6, 8];
}

export function variantsOf(game: GameId): Variant[] {
  if (game === 'duel') return [];
  return VARIANTS.filter((variant) => variant !== 'mighty_duel' || game === 'kingdomino');
}

/** Why a variant cannot be switched on, or null if it can. */
export function whyNot(variant: Variant, wish: Wish): Key | null {
  if (variant === 'mighty_duel' && wish.seats.length !== 2) return 'why.twoPlayers';
  if (variant === 'must_place' && wish.game === 'kingdomino' && wish.edition !== 'german') return 'why.alreadyRequired';
  return null;
}

/** Why the seats cannot be taken like this, or null if they can. */
export function seatTrouble(seats: SeatKind[]): Key | null {
  return seats.every((seat) => seat.startsWith('bot:')) ? 'why.nobody' : null;
}

function seated(kinds: SeatKind[], count: number): SeatKind[] {
  return Array.from({ length: count }, (_, i) => kinds[i] ?? 'bot:greedy');
}

/** The wish with everything dropped that no longer fits. */
export function tidied(wish: Wish): Wish {
  const sizes = tableSizes(wish.game, wish.mode);
  const count = sizes.includes(wish.seats.length) ? wish.seats.length : (sizes[0] ?? 2);
  const next = { ...wish, seats: seated(wish.seats, count) };
  const allowed = variantsOf(next.game).filter((variant) => whyNot(variant, next) === null);
  return { ...next, variants: wish.variants.filter((variant) => allowed.includes(variant)) };
}

export function resized(wish: Wish, count: number): Wish {
  return tidied({ ...wish, seats: seated(wish.seats, count) });
}

export function firstWish(game: GameId): Wish {
  return tidied({ game, edition: 'german', mode: 'alone', variants: [], seats: ['me', 'bot:greedy'] });
}
