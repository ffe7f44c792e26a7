import { describe, expect, it } from 'vitest';
import { qrPath } from './qr';

describe('the QR code of a link', () => {
  it('has its three corner marks and grows with the link', () => {
    const short = qrPath('http://localhost/table/abc#def');
    expect(short.path.startsWith('M0 0h1v1h-1zM1 0h1')).toBe(true);
    expect(short.path).toContain(`M${short.size - 1} 0h1`);
    expect(qrPath('http://localhost/'.repeat(6)).size).toBeGreaterThan(short.size);
  });
});
