/** Setting a table up and sitting down at it. */
import { habits } from '../browser/habits.svelte';
import { keep } from '../browser/keys';
import { myself } from '../browser/me.svelte';
import { router } from '../browser/router.svelte';
import { createTable } from '../wire/tables';
import type { GameId } from '../wire/terms';
import type { CreateRequest, TableMade } from '../wire/types';
import { t } from '../words/i18n/index.svelte';
import { keepSeats } from './myGames.svelte';
import { asMyself, ensurePerson } from './person.svelte';
import { quickTable, type Level } from './wish.svelte';

export async function startTable(wish: CreateRequest): Promise<void> {
  if (wish.rated) await ensurePerson(habits.name || t('pad.player', { number: 1 }));
  enter(await asMyself((key) => createTable(wish, key)), wish.game as GameId);
}

/** To a table that was just made: its keys are kept, and its seats are the person's. */
export function enter({ table, host, invite, seats }: TableMade, game: GameId): void {
  const tokens = Object.fromEntries(seats.map(({ seat, token }) => [seat, token]));
  keep({ table, game, tokens, host, invite, at: 0, adopted: myself.key });
  router.go(`/table/${table}`);
  void keepSeats();
}

/** A game against a bot at once. */
export async function startQuick(game: GameId, level: Level = 'usual'): Promise<void> {
  const names = { me: habits.name, number: (number: number) => t('pad.player', { number }) };
  await startTable(await quickTable(game, names, level));
}
