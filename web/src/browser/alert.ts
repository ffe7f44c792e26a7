/** Telling the player that it is their turn: in the title, in the icon, and by a sound of our own. */

const ICON = '/icon.svg';
const TURN_ICON = '/icon-turn.svg';

export function showTurn(mine: boolean, title: string): void {
  document.title = mine ? `● ${title}` : title;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', mine ? TURN_ICON : ICON);
}

/** How many games wait for the player; undone by what is returned. */
export function showCount(turns: number): () => void {
  showTurn(turns > 0, turns > 0 ? `(${turns}) Crownlands` : 'Crownlands');
  return showIdle;
}

export function showIdle(): void {
  showTurn(false, 'Crownlands');
}

function tone(context: AudioContext, pitch: number, at: number): void {
  const [voice, volume] = [context.createOscillator(), context.createGain()];
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.16, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + 0.55);
}

/** A small fanfare of three notes. */
export function playTurnSound(): void {
  const context = new AudioContext();
  [392, 523.25, 659.25].forEach((pitch, i) => tone(context, pitch, context.currentTime + i * 0.13));
  setTimeout(() => void context.close(), 1500);
}
