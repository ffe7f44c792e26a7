/** To a table that was just made: its keys are kept, and its seats are the person's. */
import { keep } from '../browser/keys';
import { myself } from '../browser/me.svelte';
import { router } from '../browser/router.svelte';
import type { GameId } from '../wire/terms';
import type { TableMade } from '../wire/types';
import { keepSeats } from './myGames.svelte';

export function enter({ table, host, invite, seats }: TableMade, game: GameId): void {
  const tokens = Object.fromEntries(seats.map(({ seat, token }) => [seat, token]));
  keep({ table, game, tokens, host, invite, at: 0, adopted: myself.key });
  router.go(`/table/${table}`);
  void keepSeats();
}
