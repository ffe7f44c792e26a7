/** How the player likes to play, kept in this browser: name, asking before a domino is laid, sound, notation. */
import { recall, remember } from './storage';

class Habits {
  name = $state(recall('name') ?? '');
  confirm = $state(recall('confirm') === 'yes');
  sound = $state(recall('sound') === 'yes');
  notation = $state(recall('notation') === 'yes');

  setName(name: string): void {
    this.name = name;
    remember('name', name);
  }

  setConfirm(on: boolean): void {
    this.confirm = on;
    remember('confirm', on ? 'yes' : 'no');
  }

  setNotation(on: boolean): void {
    this.notation = on;
    remember('notation', on ? 'yes' : 'no');
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on ? 'yes' : 'no');
  }
}

export const habits = new Habits();
