import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FlightOverride } from '#domain/departures/override.ts';
import {
  type FlightChangeForeseen,
  rollPreviewEndpoints,
} from '#domain/shipments/rolls/preview-endpoints.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { ForeseenChange } from './foreseen-change.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);

const id = 'GY-2026-11-27';
const change: FlightOverride = {
  day: '2026-11-27',
  cargoCutoff: { day: '2026-11-23', time: '14:00' },
  bookingCutoff: { day: '2026-11-23', time: '16:00' },
  eta: { from: '2026-12-01', to: '2026-12-03' },
  capacity: { lb: 5000, pieces: 100, largestPieceLb: 176 },
};
const one = { shipper: 'Keisha Sample', pieces: [1, 2, 3] };
const foreseen: FlightChangeForeseen = {
  rolls: [
    {
      departureId: 'GY-2026-12-04',
      day: '2026-12-04',
      shipments: [
        { ...one, number: '7K3M9-Q2X4T-C', atDock: [1, 2] },
        { ...one, number: '4F8H2-M7N3P-R', atDock: [] },
      ],
    },
    { shipments: [{ ...one, number: '9TRX2-8WK4V-J', atDock: [] }] },
  ],
  people: 2,
  news: [
    { title: 'Now flies on Friday, December 4', body: 'Your goods were not at our dock.', shipments: 2 },
  ],
};

let shown: FlightChangeForeseen;
beforeEach(() => {
  shown = foreseen;
  calling.mockReset();
  calling.mockImplementation(async () => ({ foreseen: shown }));
});
afterEach(closeScreen);

const open = async (given?: FlightOverride | 'proposal') => {
  const screen = await openScreen(
    <ForeseenChange id={id} area="/staff" {...(given ? { change: given } : {})} />,
  );
  await settle();
  return screen;
};

test('a change says who rolls to which flight, what is at our dock already, who is told and what they read', async () => {
  const screen = await open(change);
  expect(calling).toHaveBeenCalledWith(
    rollPreviewEndpoints.foreseeChange,
    { params: { id }, body: { flight: change } },
    expect.anything(),
  );
  for (const words of [
    '2 shipments will roll to',
    '1 shipment: no flight has a place',
    'Pieces 1 and 2 of 3 at our dock already',
    '2 senders are told',
    'Now flies on Friday, December 4 (2 shipments)',
    'Your goods were not at our dock.',
  ])
    expect(screen.textContent).toContain(words);
  expect(screen.querySelector('a[href="/staff/shipments/7K3M9-Q2X4T-C"]')).not.toBeNull();
});

test('a change that moves nobody says so, and how much is too much for a smaller plane', async () => {
  shown = { rolls: [], over: { lb: 120.5, pieces: 1 }, people: 0, news: [] };
  const screen = await open(change);
  expect(screen.textContent).toContain('121 lb and 1 piece more than this are booked');
  expect(screen.textContent).toContain('All shipments stay on this flight.');
  expect(screen.textContent).toContain('Nobody is told.');
});

test('canceling says where they can go', async () => {
  const screen = await open();
  expect(screen.textContent).toContain('2 shipments can go on');
  expect(screen.textContent).not.toContain('will roll');
});

test('a move that the schedule proposes is foreseen as it is proposed', async () => {
  const screen = await open('proposal');
  expect(calling).toHaveBeenCalledWith(
    rollPreviewEndpoints.foreseeChange,
    { params: { id }, body: { proposal: true } },
    expect.anything(),
  );
  expect(screen.textContent).toContain('2 shipments will roll to');
});
