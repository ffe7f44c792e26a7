/** A game to be watched again: every position of it, as the server plays it back. */
import { anySecret, keysOf } from '../browser/keys';
import { replayLink } from '../browser/links';
import { extent, type Frame } from '../draw/cell';
import { kingdomShape } from '../draw/kingdom';
import { importRecord } from '../wire/tables';
import type { Position, Replay, RowGame } from '../wire/types';
import { t } from '../words/i18n/index.svelte';
import { sayChance, sayEntry, type Tale } from '../words/log';

/** What opens a table to us: the link's own secret, or one we have kept. */
export function secretFor(table: string, hash: string): string | null {
  return hash.replace(/^#/, '') || anySecret(keysOf(table));
}

/** Keeps a finished record on the server; the link to its replay. */
export async function keepRecord(record: string): Promise<string> {
  const { table, invite } = await importRecord(record);
  return replayLink(table, invite);
}

/** A link that opens this replay for others too, as far as we may invite. */
export function linkTo(table: string, hash: string): string {
  return replayLink(table, hash.replace(/^#/, '') || keysOf(table).invite);
}

/** A game being watched as it is told. */
function taleOf(replay: Replay, frame: Position): Tale {
  return {
    view: frame.view,
    seat: (seat) => replay.names[seat] ?? '',
    team: (team) => teamNames(replay)[team] ?? '',
    yours: null,
  };
}

/** What led to a position, in words. */
export function sayFrame(replay: Replay, frame: Position): string {
  const { actor, text, told } = frame;
  if (actor === null || text === null) return t('replay.start');
  if (actor === 'chance') return sayChance(taleOf(replay, frame), text, replay.names);
  return sayEntry(taleOf(replay, frame), told ? { actor, text, told } : { actor, text }) ?? text;
}

export function teamNames(replay: Replay): string[] {
  return replay.teams.map((seats) => seats.map((seat) => replay.names[seat] ?? '').join(' & '));
}

export function teamOf(replay: Replay, seat: number): number {
  return replay.teams.findIndex((seats) => seats.includes(seat));
}

/** The cells a kingdom will cover by the end of its game, so that the picture stands still while it grows. */
export function finalExtent(replay: Replay, view: RowGame, team: number): Frame | null {
  const last = replay.frames.findLast((frame) => frame.view.match?.game === view.match?.game)?.view;
  const kingdom = last && last.game !== 'duel' ? kingdomShape(last, team) : null;
  return kingdom ? extent(kingdom) : null;
}
