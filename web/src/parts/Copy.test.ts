// @vitest-environment jsdom
/** The button never says "Copied" when nothing was. */
import { mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Copy from './Copy.svelte';

let shown: Record<string, unknown> = {};

async function press(writeText: () => Promise<void>): Promise<HTMLElement> {
  vi.stubGlobal('navigator', { ...navigator, languages: ['en'], clipboard: { writeText } });
  Object.assign(document, { execCommand: () => false });
  shown = mount(Copy, { target: document.body, props: { label: 'Copy the link', text: 'http://table' } });
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(document.body.textContent).not.toBe('Copy the link'));
  await tick();
  return document.body;
}

describe('the copy button', () => {
  afterEach(async () => {
    await unmount(shown);
    vi.unstubAllGlobals();
  });

  it('says that the text is copied', async () => {
    const page = await press(() => Promise.resolve());
    expect(page.textContent).toContain('Copied');
    expect(page.querySelector('input')).toBeNull();
  });
  it('says that it is not, and shows the text', async () => {
    const page = await press(() => Promise.reject(new Error('not allowed')));
    expect(page.textContent).not.toContain('Copied');
    expect(page.textContent).toContain('Copy the link');
    expect(page.querySelector('[role=status]')?.textContent).toContain('copy it yourself');
    expect(page.querySelector('input')?.value).toBe('http://table');
  });
});
