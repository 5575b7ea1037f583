import { afterEach, expect, test, vi } from 'vitest';
import { datePrints } from './print-date.ts';

afterEach(() => vi.useRealTimers());

test('a page that is printed says on which day, each time anew', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<p data-printed></p>';
  datePrints();
  expect(document.body.textContent).toBe('');
  vi.setSystemTime('2026-11-22T15:00:00Z');
  dispatchEvent(new Event('beforeprint'));
  expect(document.body.textContent).toBe('Sun Nov 22 2026');
  vi.setSystemTime('2026-12-01T15:00:00Z');
  dispatchEvent(new Event('beforeprint'));
  expect(document.body.textContent).toBe('Tue Dec 01 2026');
});
