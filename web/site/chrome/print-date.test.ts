import { afterEach, expect, test, vi } from 'vitest';
import { datePrints } from './print-date.ts';

afterEach(() => vi.useRealTimers());

test('what is printed says on which day the page was opened', () => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-22T15:00:00Z');
  document.body.innerHTML = '<p data-printed></p>';
  datePrints();
  expect(document.body.textContent).toBe('Sun Nov 22 2026');
});
