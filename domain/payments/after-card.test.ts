import { expect, test } from 'vitest';
import { afterCard, OPEN_MS } from './after-card.ts';

const AT = Date.parse('2026-11-30T15:57:00Z');
const left = { owed: 190_700, amount: 190_700, at: AT, isBack: false };
const back = { came: 'paid', left, owed: 190_700, isPaying: true, now: AT + 60_000 };

test('whoever paid waits for as long as a page of the card provider is open, whether or not we have heard that it closed', () => {
  expect(afterCard(back)).toBe('WAITS');
  expect(afterCard({ ...back, isPaying: false })).toBe('WAITS');
  expect(afterCard({ ...back, now: AT + OPEN_MS - 1 })).toBe('WAITS');
  expect(afterCard({ ...back, now: AT + OPEN_MS })).toBe('UNHEARD');
});

test('they wait also where they come from elsewhere in the same tab, and where the tab remembers nothing', () => {
  const isBack = { ...left, isBack: true };
  expect(afterCard({ ...back, came: null, left: isBack })).toBe('WAITS');
  expect(afterCard({ ...back, left: undefined })).toBe('WAITS');
  expect(afterCard({ ...back, left: undefined, isPaying: undefined })).toBe('WAITS');
  expect(afterCard({ ...back, left: undefined, isPaying: false })).toBe('UNHEARD');
});

test('what is on the invoice waits no longer, be it all or a part', () => {
  expect(afterCard({ ...back, owed: 0 })).toBe('ARRIVED');
  expect(afterCard({ ...back, owed: 90_700 })).toBe('ARRIVED');
  expect(afterCard({ ...back, left: undefined, owed: 0 })).toBe('ARRIVED');
});

test('whoever left and did not pay is asked', () => {
  expect(afterCard({ ...back, came: 'closed' })).toBe('ASKED');
  expect(afterCard({ ...back, came: null })).toBe('ASKED');
  expect(afterCard({ ...back, came: null, left: undefined })).toBe('ASKED');
});
