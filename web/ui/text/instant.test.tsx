import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { destinationCity } from '#domain/shipments/tracking/local-times.ts';
import { freshRoot } from '../testing/fresh-root.ts';
import { PageClock } from '../time/page-clock.tsx';
import { Instant } from './instant.tsx';

const page = freshRoot();
afterEach(() => vi.useRealTimers());
const shown = async (at: string, now: string): Promise<string> => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  await act(async () => page.root.render(<Instant at={at} />));
  return (page.container.textContent ?? '').replaceAll('\u202f', ' ');
};

test('an instant of this year has its weekday, one of another year its year, by the calendar of New Jersey', async () => {
  expect(await shown('2026-11-27T15:00:00.000Z', '2026-11-28T15:00:00.000Z')).toBe('Fri, Nov 27, 10:00 AM');
  expect(await shown('2025-11-27T15:00:00.000Z', '2026-11-28T15:00:00.000Z')).toBe('Nov 27, 2025, 10:00 AM');
  // In New Jersey it is still the year before.
  expect(await shown('2026-12-31T15:00:00.000Z', '2027-01-01T04:00:00.000Z')).toBe('Thu, Dec 31, 10:00 AM');
});

test('a page that goes by the clock of a destination says so once, and every time on it follows', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00.000Z'), toFake: ['Date'] });
  await act(async () =>
    page.root.render(
      <PageClock place={destinationCity('GY')}>
        <Instant at="2026-11-24T06:37:00.000Z" />
        <Instant at="2026-11-24T04:30:00.000Z" />
      </PageClock>,
    ),
  );
  const text = (page.container.textContent ?? '').replaceAll('\u202f', ' ');
  expect(text).toBe('Times are Georgetown’s.Tue, Nov 24, 2:37 AMTue, Nov 24, 12:30 AM');
});
