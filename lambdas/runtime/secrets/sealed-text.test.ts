import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openText, sealText } from './sealed-text.ts';

const key = randomBytes(32).toString('hex');
const place = '7K3M9-Q2X4T-C handover-1 tax';

test('a sealed text opens with its key in its place, and shows nothing of itself', () => {
  const sealed = sealText(key, place, '123456789');
  expect(openText(key, place, sealed)).toBe('123456789');
  expect(sealed).not.toContain('123456789');
  expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('123456789');
});

test('the same text is sealed differently each time, so that nobody sees whose numbers are the same', () => {
  expect(sealText(key, place, '123456789')).not.toBe(sealText(key, place, '123456789'));
});

test('it opens with no other key, in no other place, and not when a bit was changed', () => {
  const sealed = sealText(key, place, '123456789');
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => openText(randomBytes(32).toString('hex'), place, sealed)).toThrow();
  expect(() => openText(key, '7K3M9-Q2X4T-C handover-2 tax', sealed)).toThrow();
  expect(() => openText(key, place, `v1.${bytes.toString('base64url')}`)).toThrow();
  expect(() => openText(key, place, `v2.${sealed.slice(3)}`)).toThrow('not known');
});
