/** What was played and what was better as two ghosts on a board; nothing where they are the same. */
import { dominoShape } from '../draw/kingdom';
import type { Ghost } from '../draw/shapes';
import { namedCells } from '../wire/moves';
import type { DecisionShown, RowGame } from '../wire/types';

export interface Compared {
  better: string;
  played: string;
}

export function compared(decision: DecisionShown | null): Compared | null {
  if (!decision || decision.best === decision.move) return null;
  return { better: decision.best, played: decision.move };
}

/** The domino to be laid, where a move would lay it. */
export function layGhost(view: RowGame, text: string, legal: boolean): Ghost | null {
  const [a, b] = namedCells(text);
  const claim = view.row[0];
  return text.startsWith('lay ') && a && b && claim ? { a, b, domino: dominoShape(claim), legal } : null;
}

/** The domino a move chooses. */
export function picked(text: string): number | null {
  return text.startsWith('pick ') ? Number(text.slice(5)) : null;
}
