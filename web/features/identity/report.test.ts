import { expect, it } from 'vitest';
import { maskedEmail } from './report.ts';

it.each([
  ['ann@example.com', 'a***@example.com'],
  [' bo@example.com ', 'b***@example.com'],
  ['nonsense', 'n***'],
  ['', ''],
])('%j is logged as %j', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
