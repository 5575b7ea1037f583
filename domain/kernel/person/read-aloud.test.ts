import { expect, test } from 'vitest';
import { readAloud } from './read-aloud.ts';

test.each([
  ['+17185550123', '+1 (718) 555-0123'],
  ['+5926001234', '+5926001234'],
  ['+1 718 555 0123', '+1 718 555 0123'],
])('%s reads as %s', (stored, read) => {
  expect(readAloud(stored)).toBe(read);
});
