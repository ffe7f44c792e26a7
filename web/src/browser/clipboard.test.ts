// @vitest-environment jsdom
/** Copying says what really happened. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './clipboard';

function browser(writeText: (() => Promise<void>) | null, command: (() => boolean) | null): void {
  vi.stubGlobal('navigator', writeText ? { clipboard: { writeText } } : {});
  Object.assign(document, { execCommand: command ?? undefined });
}

const refuse = () => Promise.reject(new Error('not allowed'));

describe('copyText', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('uses the clipboard where the browser has one', async () => {
    const written: string[] = [];
    browser((...text: string[]) => Promise.resolve(void written.push(...text)), null);
    expect(await copyText('a link')).toBe(true);
    expect(written).toEqual(['a link']);
  });
  it.each([null, refuse])('copies a selection where there is none or it may not be used', async (writeText) => {
    let selected = '';
    browser(writeText, () => {
      selected = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    });
    expect(await copyText('a link')).toBe(true);
    expect(selected).toBe('a link');
    expect(document.querySelector('textarea')).toBeNull();
  });
  it.each([null, () => false])('says so when nothing was copied', async (command) => {
    browser(refuse, command);
    expect(await copyText('a link')).toBe(false);
  });
});
