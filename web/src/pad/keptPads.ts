/** The score pad as it was left in this browser. */
import { recall, remember } from '../browser/storage';
import type { PadGame } from '../wire/scoring';
import { newPad, type Pad } from './pad';

export interface KeptPads {
  game: PadGame;
  variants: string[];
  pads: Pad[];
}

const FRESH: KeptPads = { game: 'kingdomino', variants: [], pads: [newPad('', 'pink', 5)] };

function isPad(pad: Pad): boolean {
  return pad.squares.length === pad.size * pad.size && typeof pad.name === 'string';
}

export function keptPads(): KeptPads {
  try {
    const kept = JSON.parse(recall('pads') ?? 'null') as KeptPads | null;
    return kept && kept.pads.length > 0 && kept.pads.every(isPad) ? kept : FRESH;
  } catch {
    return FRESH; // written by an older page, or by hand
  }
}

export function keepPads(kept: KeptPads): void {
  remember('pads', JSON.stringify(kept));
}
