/** What there is to do now, in one sentence. */
import type { TableState } from '../wire/types';
import { t, type Key } from './i18n/index.svelte';
import { isYours, seatName, teamName } from './names';

const MINE: Record<string, Key> = {
  tax: 'do.tax',
  build: 'do.build',
  bribe: 'do.bribe',
  pick: 'do.pick',
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

function overText(state: TableState): string {
  const winners = state.view?.winners ?? [];
  const best = winners[0] ?? 0;
  const points = state.view?.match?.totals[best] ?? state.view?.scores[best]?.total ?? 0;
  const names = winners.map((team) => teamName(state, team)).join(', ');
  if (winners.length > 1) return t('over.shared', { names, points });
  return isYours(state, best) ? t('over.youWon', { points }) : t('over.won', { names, points });
}

function firstPick(state: TableState): boolean {
  return state.view !== null && state.view.game !== 'duel' && state.view.round === 0;
}

/** For the person here; with several people at this screen the sentence begins with a name. */
export function promptText(state: TableState): string {
  if (state.status === 'over') return overText(state);
  const { turn, view } = state;
  if (typeof turn !== 'number' || !view) return '';
  const name = seatName(state, turn);
  if (!state.mine.includes(turn) || state.moves.length === 0) return t(THEIRS[view.phase] ?? 'they.wait', { name });
  const todo =
    view.phase === 'lay' ? layText(state) : t(firstPick(state) ? 'do.firstPick' : (MINE[view.phase] ?? 'do.move'));
  return state.mine.length > 1 ? `${name}: ${todo}` : todo;
}
