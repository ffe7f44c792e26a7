/** The set phrases players have for each other: sentences, and reactions with a sign. */
import type { Phrase } from '../wire/socket';

export const SENTENCES = [
  'hello',
  'good-luck',
  'thinking',
  'nice',
  'well-played',
  'thanks',
  'oops',
  'good-game',
] as const satisfies readonly Phrase[];

export const REACTIONS: ReadonlyMap<Phrase, string> = new Map<Phrase, string>([
  ['smile', '🙂'],
  ['wow', '😮'],
  ['clap', '👏'],
  ['sad', '🙁'],
]);
