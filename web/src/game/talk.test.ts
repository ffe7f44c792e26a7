// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Talk } from './talk.svelte';

describe('words between players', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('shows the newest of each seat for a moment', () => {
    const talk = new Talk('table');
    talk.hear({ seat: 0, phrase: 'hello' });
    talk.hear({ seat: 1, phrase: 'nice' });
    talk.hear({ seat: 0, phrase: 'wow' });
    expect(talk.spoken.map(({ seat, phrase }) => [seat, phrase])).toEqual([
      [1, 'nice'],
      [0, 'wow'],
    ]);
    vi.advanceTimersByTime(6001);
    expect(talk.spoken).toEqual([]);
  });
  it('keeps a muted seat silent until it may speak again', () => {
    const talk = new Talk('table');
    talk.hear({ seat: 1, phrase: 'oops' });
    talk.mute(1, true);
    talk.hear({ seat: 1, phrase: 'oops' });
    expect(talk.spoken).toEqual([]);
    talk.mute(1, false);
    talk.hear({ seat: 1, phrase: 'thanks' });
    expect(talk.spoken.length).toBe(1);
  });
  it('remembers who is muted at a table, and nowhere else', () => {
    new Talk('one').mute(2, true);
    new Talk('one').mute(0, true);
    expect(new Talk('one').muted).toEqual([2, 0]);
    expect(new Talk('two').muted).toEqual([]);
    new Talk('one').mute(2, false);
    expect(new Talk('one').muted).toEqual([0]);
  });
});
