import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/reports/endpoint-examples.ts';
import type { FlightOnBoard } from '#domain/reports/flight-board.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { DayNumbers } from './day-numbers.tsx';
import { FlightBoard } from './flight-board.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);

const [example] = examples.flights.reply.flights as [FlightOnBoard];
const nextWeek: FlightOnBoard = { ...example, id: 'GY-2026-12-04', day: '2026-12-04' };
const jamaica: FlightOnBoard = {
  ...example,
  id: 'JM-2026-11-27',
  to: 'JM',
  taken: { thousandthsLb: 5_200_000, pieces: 150 },
};

beforeEach(() => {
  calling.mockReset();
});
afterEach(closeScreen);

const hrefs = (screen: HTMLElement): readonly (string | null)[] =>
  [...screen.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('shows how full the next flight of each destination is, and every number opens its shipments', async () => {
  calling.mockResolvedValue({ flights: [example, jamaica, nextWeek] });
  const screen = await openScreen(<FlightBoard area="/staff" />, '/staff');
  await settle();
  const [guyana, other] = [...screen.querySelectorAll('li')].map(({ textContent }) => textContent);
  for (const said of ['Guyana', '14% of the weight', '679 of 5,000 lb', '22 of 150 pieces', '9not here yet'])
    expect(guyana).toContain(said);
  expect(other).toContain('104% of the weight');
  expect(hrefs(screen)).toEqual(
    expect.arrayContaining([
      '/staff/departures/GY-2026-11-27',
      '/staff/shipments?departure=GY-2026-11-27',
      '/staff/shipments?departure=GY-2026-11-27&stage=EXPECTED',
      '/staff/shipments?departure=GY-2026-11-27&stage=HELD',
    ]),
  );
  // Nothing is on the list yet, so there is nothing to open.
  expect(hrefs(screen)).not.toContain('/staff/shipments?departure=GY-2026-11-27&stage=ON_LIST');
  // The flight after the next one is below, folded.
  expect(screen.querySelector('details')?.textContent).toContain('Dec 4');
  expect(screen.querySelector('details')?.open).toBe(false);
});

test('puts today beside the same day of last week', async () => {
  const [day] = examples.days.reply.days;
  const days = Array.from({ length: 15 }, (_, place) => ({
    ...day,
    day: `2026-11-${String(6 + place).padStart(2, '0')}`,
    booked: place,
    revenue: place * 10_000,
  }));
  calling.mockResolvedValue({ days });
  const screen = await openScreen(<DayNumbers />, '/admin');
  await settle();
  expect(screen.textContent).toContain('Last Friday, whole day');
  const rows = [...screen.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toContain('Shipments booked147');
  expect(rows).toContain('Revenue booked$1,400$700');
  expect(hrefs(screen)).toContain('/admin/shipments?closed=2026-11');
});
