/** The person behind this browser: made when there is something to keep, known on all their devices. */
import { keepFound, keptTables, note, type Keys } from '../browser/keys';
import { deviceName, myself } from '../browser/me.svelte';
import { Refusal } from '../wire/api';
import { adoptSeats, fetchGames, fetchPerson, makePerson } from '../wire/people';
import type { Colour } from '../wire/terms';

const AT_ONCE = 100;

export async function begin(name: string, colour: Colour = 'pink'): Promise<string> {
  myself.become(await makePerson({ name, colour, device: deviceName() }));
  return myself.key ?? '';
}

/** The key of the person, who is made if there is none yet. */
export async function ensurePerson(name: string): Promise<string> {
  return myself.key ?? begin(name);
}

/** Asks as the person; one who was shut out meanwhile asks as anybody, and is forgotten here. */
export async function asMyself<T>(ask: (key: string | null) => Promise<T>): Promise<T> {
  const { key } = myself;
  try {
    return await ask(key);
  } catch (error) {
    if (!key || !isForbidden(error) || !(await isShutOut(key))) throw error;
    myself.forget();
    return ask(null);
  }
}

function isForbidden(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'forbidden';
}

async function isShutOut(key: string): Promise<boolean> {
  return fetchPerson(key).then(() => false, isForbidden);
}

function toAdopt(keys: Keys, key: string): boolean {
  return keys.adopted !== key && Object.values(keys.tokens).some((token) => token !== key);
}

/** Seats taken in this browser become the person's, who is made for the first of them. */
export async function adoptAll(name: string): Promise<void> {
  const seated = keptTables().filter((keys) => Object.keys(keys.tokens).length > 0);
  if (seated.length === 0) return;
  const key = await ensurePerson(name);
  const left = seated.filter((keys) => toAdopt(keys, key)).slice(0, AT_ONCE);
  if (left.length === 0) return;
  const proofs = left.map(({ table, tokens }) => ({ table, tokens: Object.values(tokens) }));
  await adoptSeats(proofs, key);
  for (const { table } of left) note(table, { adopted: key });
}

/** Seats the person has taken on other devices are found here too. */
export async function findElsewhere(): Promise<void> {
  const { key } = myself;
  if (!key) return;
  try {
    for (const { table, game, seats, over } of await fetchGames(key)) keepFound(table, game, seats, key, over);
  } catch (error) {
    if (isForbidden(error)) myself.forget();
  }
}
