/** What there is to do now, in one sentence. */
import type { TableState } from '../wire/types';
import { listed } from './describe';
import { t, tOr, type Key } from './i18n/index.svelte';
import { isYours, seatName, teamName } from './names';

const OPTIONAL: Record<string, Key> = { tax: 'do.tax', build: 'do.build', bribe: 'do.bribe' };
const MINE: Record<string, Key> = {
  take: 'do.take',
  'take-two': 'do.takeTwo',
  draw: 'do.draw',
  name: 'do.name',
  cross: 'do.cross',
};
const THEIRS: Record<string, Key> = {
  lay: 'they.lay',
  pick: 'they.pick',
  tax: 'they.tax',
  build: 'they.build',
  bribe: 'they.bribe',
  take: 'they.take',
  'take-two': 'they.take',
  draw: 'they.draw',
  name: 'they.magic',
  cross: 'they.magic',
};

function layText(state: TableState): string {
  const view = state.view;
  const number = view && view.game !== 'duel' ? (view.row[0]?.number ?? 0) : 0;
  return t(state.moves.some((move) => move.text.startsWith('lay')) ? 'do.lay' : 'do.discard', { number });
}

/** What may be done, and what comes next for those who leave it out. */
function optionalText({ view }: TableState, key: Key): string {
  const rows = view && view.game !== 'duel' ? view : null;
  const cost = rows?.game === 'queendomino' ? rows.bribe_cost : 0;
  const free = rows?.offer.some((claim) => claim.king === null);
  return t(free ? 'do.orPick' : 'do.orPass', { may: t(key, { n: cost }) });
}

function overText(state: TableState): string {
  const winners = state.view?.winners ?? [];
  const best = winners[0] ?? 0;
  const points = pointsOf(state, best);
  const mine = winners.findIndex((team) => isYours(state, team)) >= 0;
  const names = winners.filter((team) => !isYours(state, team)).map((team) => teamName(state, team));
  if (winners.length > 1) return t(mine ? 'over.youShared' : 'over.shared', { names: listed(names), points });
  return mine ? t('over.youWon', { points }) : lostText(state, names.join(', '), points);
}

function pointsOf(state: TableState, team: number): number {
  return state.view?.match?.totals[team] ?? state.view?.scores[team]?.total ?? 0;
}

/** Told to the loser, if one person plays here; to others by the winner's name. */
function lostText(state: TableState, names: string, points: number): string {
  const seat = state.mine.length === 1 ? state.mine[0] : undefined;
  const team = seat === undefined ? undefined : state.seats[seat]?.team;
  if (team === undefined) return t('over.won', { names, points });
  return t('over.youLost', { names, points, mine: pointsOf(state, team) });
}

/** Before the first round everybody chooses once or, with two kings, twice. */
function pickKey({ view, turn }: TableState): Key {
  if (!view || view.game === 'duel' || view.round > 0) return 'do.pick';
  return view.offer.some((claim) => claim.king === turn) ? 'do.nextPick' : 'do.firstPick';
}

function todoText(state: TableState, phase: string): string {
  if (phase === 'lay') return layText(state);
  const optional = OPTIONAL[phase];
  if (optional) return optionalText(state, optional);
  return t(phase === 'pick' ? pickKey(state) : (MINE[phase] ?? 'do.move'));
}

/** For the person here; with several people at this screen the sentence begins with a name. */
export function promptText(state: TableState): string {
  if (state.status === 'over') return overText(state);
  const { turn, view } = state;
  if (turn === 'chance') return t('do.chance');
  if (typeof turn !== 'number' || !view) return '';
  const name = seatName(state, turn);
  if (!state.mine.includes(turn) || state.moves.length === 0) return t(THEIRS[view.phase] ?? 'they.wait', { name });
  const todo = todoText(state, view.phase);
  return state.mine.length > 1 ? `${name}: ${todo}` : todo;
}

/** Why a game has ended. */
export function endedText(reason: string): string {
  return tOr(`ended.${reason.replace(/-/g, '_')}`, '');
}
