/** A table somebody wishes for. What can be chosen and combined is asked of the server, never known here. */
import { myself } from '../browser/me.svelte';
import { Refusal } from '../wire/api';
import { botsOf, catalogue, check } from '../wire/tables';
import type { Colour, GameId } from '../wire/terms';
import type {
  BotShown,
  Catalogue,
  Checked,
  CreateRequest,
  GameShown,
  SeatWish,
  Settings,
  SettingShown,
  Told,
} from '../wire/types';
import { tell, tellFault } from '../words/refusals';
import { dressed, swapped, teamText } from './seating';

export type SeatChoice = 'me' | 'here' | 'open' | `bot:${string}`;

/** What people at this screen are called; without a name, it is the number of the seat. */
export interface Names {
  me: string;
  /** Others at this screen, by seat. */
  people?: readonly string[];
  number: (number: number) => string;
}

export interface Choice {
  on: boolean;
  /** The server's reason why it cannot be chosen, or an empty text. */
  why: string;
}

const BOT_NAMES = ['Agnes', 'Bruno', 'Clara', 'Edgar', 'Flora', 'Hugo', 'Ilka', 'Otto'];
const SWITCH = 'no,yes';

function isSwitch(setting: SettingShown): boolean {
  return [...setting.values].sort().join() === SWITCH;
}

function reason(checked: Checked | null, name: string, value: string): Told | null {
  return checked?.choices[name]?.find((choice) => choice.value === value)?.why ?? null;
}

function whyNot(checked: Checked | null, name: string, value: string): string {
  const why = reason(checked, name, value);
  return why ? tell(why) : '';
}

/** The settings with one changed; whatever no longer goes with it is dropped. Nothing is asked that would be refused. */
async function changed(
  game: GameId,
  given: Settings,
  now: Checked | null,
  name: string,
  value: string,
): Promise<Settings> {
  if (!reason(now, name, value)) return { ...given, [name]: value };
  let kept: Settings = { [name]: value };
  for (const [other, was] of Object.entries(given)) {
    const answer = await check(game, kept);
    if (other !== name && answer.choices[other] && !reason(answer, other, was)) kept = { ...kept, [other]: was };
  }
  return kept;
}

export class Wish {
  game = $state.raw<GameShown>()!;
  given = $state.raw<Settings>({});
  /** Who wears what and who plays with whom, where somebody chose it; kept as far as the other choices allow. */
  #colours: readonly Colour[] = [];
  #teams: readonly (readonly number[])[] = [];
  checked = $state.raw<Checked | null>(null);
  seats = $state.raw<SeatChoice[]>([]);
  /** What people at this screen are called, by seat. */
  people = $state.raw<readonly string[]>([]);
  isPublic = $state(false);
  spectators = $state(true);
  hints = $state(true);
  wantsRated = $state(false);
  /** How fast it plays; without a clock unless somebody wishes for one. */
  pace = $state.raw<NonNullable<CreateRequest['pace']> | null>(null);
  #fault = $state.raw<unknown>(null);
  #asked = 0;

  readonly catalogue: Catalogue;
  readonly bots;
  readonly switchable = $derived(this.game.settings.filter(isSwitch));
  /** Settings with a few named values: editions, ways to play. */
  readonly named = $derived(
    this.game.settings.filter((s) => s.values.length > 1 && s.name !== 'players' && !isSwitch(s)),
  );
  readonly counts = $derived(
    this.game.players.map((count) => ({ count, why: whyNot(this.checked, 'players', String(count)) })),
  );
  readonly trouble = $derived(tellFault(this.#fault));
  readonly nobody = $derived(this.seats.length > 0 && this.seats.every((seat) => seat.startsWith('bot:')));

  /** Several people at one screen are one person to the ratings. */
  readonly rateable = $derived(!this.seats.includes('here'));
  /** One person against bots: only then hints are fair. */
  readonly alone = $derived(this.seats.filter((seat) => !seat.startsWith('bot:')).length === 1);

  constructor(catalogue: Catalogue, game: GameId) {
    this.catalogue = catalogue;
    this.game = this.#info(game);
    this.bots = $derived(botsOf(catalogue, this.game.name));
  }

  #info(game: GameId): GameShown {
    return this.catalogue.games.find((info) => info.name === game) ?? this.catalogue.games[0]!;
  }

  async choose(game: GameId): Promise<void> {
    this.game = this.#info(game);
    this.given = {};
    this.#colours = [];
    this.#teams = [];
    await this.refresh();
  }

  async set(name: string, value: string): Promise<void> {
    this.given = await changed(this.game.name, this.given, this.checked, name, value);
    await this.refresh();
  }

  /** Ask what follows from the wish, and what else could be wished for. */
  async refresh(): Promise<void> {
    const turn = ++this.#asked;
    this.#fault = null;
    try {
      const plain = await check(this.game.name, this.given);
      const chosen = this.#seatSettings(plain);
      const checked =
        Object.keys(chosen).length === 0
          ? plain
          : { ...(await check(this.game.name, { ...this.given, ...chosen })), choices: plain.choices };
      if (turn !== this.#asked) return;
      this.checked = checked;
      this.#seat(checked.players);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#fault = error;
    }
  }

  /** Whether a switch is on, and why it cannot be turned. */
  switch(name: string): Choice {
    const on = this.value(name) === 'yes';
    return { on, why: whyNot(this.checked, name, on ? 'no' : 'yes') };
  }

  value(name: string): string {
    return this.checked?.choices[name]?.find((choice) => choice.chosen)?.value ?? '';
  }

  sit(index: number, choice: SeatChoice): void {
    this.seats = this.seats.map((old, i) => (i === index ? choice : choice === 'me' && old === 'me' ? 'here' : old));
  }

  call(index: number, name: string): void {
    this.people = this.seats.map((_, i) => (i === index ? name : (this.people[i] ?? '')));
  }

  partner(seat: number): number {
    const team = this.checked?.teams.find((seats) => seats.includes(seat)) ?? [];
    return team.find((other) => other !== seat) ?? seat;
  }

  /** Two seats play together; those they leave behind do so too. */
  async pair(seat: number, other: number): Promise<void> {
    const left = this.partner(seat);
    this.#teams = (this.checked?.teams ?? []).map((team) => swapped(team, left, other));
    await this.refresh();
  }

  /** A seat takes a colour; the seat that had it gets the old one in return. */
  async wear(seat: number, colour: Colour): Promise<void> {
    const colours = this.checked?.colours ?? [];
    const old = colours[seat];
    if (old === undefined || old === colour) return;
    this.#colours = swapped(colours, old, colour);
    await this.refresh();
  }

  /** What was chosen for the seats, as far as the other choices allow it. */
  #seatSettings(plain: Checked): Settings {
    const sameSeats = this.#teams.flat().length === plain.players && this.#teams.length === plain.teams.length;
    return {
      ...colourSettings(this.#colours, plain),
      ...(sameSeats && this.#teams.some((team) => team.length > 1) ? { teams: teamText(this.#teams) } : {}),
    };
  }

  table(names: Names): CreateRequest {
    const { game, isPublic, spectators, pace } = this;
    const rated = this.wantsRated && this.rateable;
    const hints = this.hints && this.alone && !rated;
    const seats = this.seats.map((seat, i) => seatWish(seat, i, { ...names, people: this.people }));
    const settings = this.checked?.settings ?? {};
    return { game: game.name, settings, seats, public: isPublic, spectators, hints, rated, pace };
  }

  #seat(players: number): void {
    const bot = usualBot(this.bots);
    const known = (seat: SeatChoice | undefined) =>
      seat && (!seat.startsWith('bot:') || this.bots.some((kind) => `bot:${kind.name}` === seat)) ? seat : bot;
    this.seats = Array.from({ length: players }, (_, i) => known(this.seats[i] ?? (i === 0 ? 'me' : undefined)));
  }
}

/** The colours of the seats where they are not the usual ones: as chosen, or the person's own on the first seat. */
function colourSettings(chosen: readonly Colour[], plain: Checked): Settings {
  const own = myself.now ? [myself.now.colour] : [];
  const colours = dressed(chosen.length > 0 ? chosen : own, plain.colours, plain.palette).join(',');
  return colours === plain.colours.join(',') ? {} : { colours };
}

/** How strong a bot is to be among those there are. */
export type Level = 'usual' | 'easiest';

/** Neither the weakest nor the strongest, where there is a choice. */
function usualBot(bots: readonly BotShown[]): SeatChoice {
  return `bot:${bots[Math.ceil((bots.length - 1) / 2)]?.name ?? ''}`;
}

function seatWish(seat: SeatChoice, index: number, names: Names): SeatWish {
  if (seat === 'open') return { kind: 'open' };
  if (seat === 'me' || seat === 'here')
    return {
      kind: 'me',
      name: ((seat === 'me' ? names.me : names.people?.[index]) ?? '').trim() || names.number(index + 1),
    };
  return { kind: 'bot', bot: seat.slice(4), name: BOT_NAMES[index % BOT_NAMES.length] ?? 'Otto' };
}

const prepared = new Map<GameId, Promise<[Catalogue, Checked]>>();

/** What a game at once needs to know, asked at the same time and once. */
export function prepareQuick(game: GameId): Promise<[Catalogue, Checked]> {
  const asked = prepared.get(game) ?? Promise.all([catalogue(), check(game, {})]);
  prepared.set(game, asked);
  asked.catch(() => prepared.delete(game));
  return asked;
}

/** A game against one bot at once, as the server sets it up by default. */
export async function quickTable(game: GameId, names: Names, level: Level = 'usual'): Promise<CreateRequest> {
  const [known, usual] = await prepareQuick(game);
  const settings = { ...usual.settings, ...colourSettings([], usual) };
  const bots = botsOf(known, game);
  const bot = usualBot(level === 'easiest' ? bots.slice(0, 1) : bots);
  const seats = Array.from({ length: usual.players }, (_, i) => seatWish(i === 0 ? 'me' : bot, i, names));
  return { game, settings, seats, public: false, spectators: true, hints: true };
}
