/** Setting a table up and sitting down at it. */
import { habits } from '../browser/habits.svelte';
import { keep } from '../browser/keys';
import { myself } from '../browser/me.svelte';
import { router } from '../browser/router.svelte';
import { createTable } from '../wire/tables';
import type { GameId } from '../wire/terms';
import type { CreateRequest } from '../wire/types';
import { t } from '../words/i18n/index.svelte';
import { keepSeats } from './myGames.svelte';
import { asMyself, ensurePerson } from './person.svelte';
import { quickTable, type Level } from './wish.svelte';

export async function startTable(wish: CreateRequest): Promise<void> {
  if (wish.rated) await ensurePerson(habits.name || t('pad.player', { number: 1 }));
  const made = await asMyself((key) => createTable(wish, key));
  const tokens = Object.fromEntries(made.seats.map(({ seat, token }) => [seat, token]));
  const { table, host, invite } = made;
  keep({ table, game: wish.game as GameId, tokens, host, invite, at: 0, adopted: myself.key });
  router.go(`/table/${made.table}`);
  void keepSeats();
}

/** A game against a bot at once. */
export async function startQuick(game: GameId, level: Level = 'usual'): Promise<void> {
  const names = { me: habits.name, number: (number: number) => t('pad.player', { number }) };
  await startTable(await quickTable(game, names, level));
}
