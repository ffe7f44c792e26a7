/** How the player likes to play, kept in this browser: name, asking before a domino is laid, a sound at their turn. */
import { recall, remember } from './storage';

class Habits {
  name = $state(recall('name') ?? '');
  confirm = $state(recall('confirm') === 'yes');
  sound = $state(recall('sound') === 'yes');

  setName(name: string): void {
    this.name = name;
    remember('name', name);
  }

  setConfirm(on: boolean): void {
    this.confirm = on;
    remember('confirm', on ? 'yes' : 'no');
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on ? 'yes' : 'no');
  }
}

export const habits = new Habits();
