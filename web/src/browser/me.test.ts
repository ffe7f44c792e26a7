/** Devices are known again by their names. */
import { expect, it } from 'vitest';
import { deviceName } from './me.svelte';

it('names browser and system', () => {
  const phone =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
  expect(deviceName(phone)).toBe('Chrome, Android');
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox, Windows');
  expect(deviceName('something else')).toBe('?');
});
