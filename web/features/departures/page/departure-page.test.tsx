import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import type { Flight } from '#domain/departures/flight.ts';
import type { ListedWaiting } from '#domain/departures/waitlist/waitlist.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { SessionContext } from '#web/session/use-session.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { DeparturePage } from './departure-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: { body?: unknown }) => Promise<unknown>);

const flight: Flight = {
  id: 'GY-2026-12-04',
  to: 'GY',
  usualDay: '2026-12-04',
  day: '2026-12-04',
  originAirport: 'JFK',
  destinationAirport: 'GEO',
  opensAt: '2026-10-09T04:00:00.000Z',
  cargoCutoff: '2026-12-01T19:00:00.000Z',
  bookingCutoff: '2026-12-01T21:00:00.000Z',
  eta: { from: '2026-12-07', to: '2026-12-09' },
  capacity: { lb: 5000, pieces: 150, largestPieceLb: 176 },
  free: { thousandthsLb: -20_500, pieces: 128 },
  shipments: 3,
  recorded: 'SCHEDULED',
  state: 'OPEN',
  byHand: ['capacity'],
  proposal: {
    day: '2026-12-03',
    movedBy: 'A day at home',
    originAirport: 'JFK',
    cargoCutoff: '2026-11-30T19:00:00.000Z',
    bookingCutoff: '2026-11-30T21:00:00.000Z',
    eta: { from: '2026-12-06', to: '2026-12-08' },
    proposedAt: '2026-11-22T15:00:00.000Z',
  },
  version: 4,
  changedAt: '2026-11-22T15:00:00.000Z',
};
const history = [
  {
    version: 4,
    at: '2026-11-22T15:00:00.000Z',
    by: 'system',
    what: 'changed',
    changes: [{ field: 'lb', before: 4000, after: 5000 }],
  },
];

const open = async (role: 'documents' | 'staff') => {
  const session = { status: 'signed-in', user: { userId: 'clerk-1', roles: [role] } };
  const screen = await openScreen(
    <SessionContext value={session as never}>
      <DeparturePage
        area="/staff"
        foreseen={(id, change) =>
          `${id} ${change === 'proposal' ? 'as proposed' : (change?.bookingCutoff.time ?? 'canceled')}`
        }
      />
    </SessionContext>,
  );
  await settle();
  return screen;
};

/** The field with this label, as people find it. */
const field = (screen: Element, words: string) => {
  const label = [...screen.querySelectorAll('label')].find(({ textContent }) => textContent === words);
  return screen.querySelector<HTMLInputElement>(`[id="${label?.htmlFor}"]`);
};

let waitlist: readonly ListedWaiting[];

beforeEach(() => {
  waitlist = [];
  calling.mockReset();
  // The document of these tests has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function open_(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close_(this: HTMLDialogElement) {
    this.open = false;
  };
  calling.mockImplementation(async (endpoint) => {
    return endpoint === departureEndpoints.show ? { flight, history, waitlist } : flight;
  });
});
afterEach(closeScreen);

test('a flight says how full it is, what happened to it, and what was set by hand', async () => {
  const screen = await open('staff');
  for (const words of [
    '5,021 of 5,000 lb',
    '21 lb too much',
    '3 shipments',
    'Pounds: 4,000 → 5,000',
    'The system',
  ])
    expect(screen.textContent).toContain(words);
  expect(screen.textContent).not.toContain('Change this flight');
});

test('an airline that is not set is a thing to do, with the way to its field for who can set it', async () => {
  const screen = await open('documents');
  expect(screen.textContent).toContain('Not set');
  const link = screen.querySelector('a[href="#flight-airline"]');
  expect(link?.textContent).toBe('Set the airline and the flight number');
  expect(screen.querySelector('input#flight-airline')).not.toBeNull();
  await closeScreen();
  const reader = await open('staff');
  expect(reader.textContent).toContain('Not set');
  expect(reader.querySelector('a[href="#flight-airline"]')).toBeNull();
});

test('airline, flight number and time are saved together, on the version that was seen', async () => {
  const screen = await open('documents');
  await type(field(screen, 'Flight number'), 'Friday');
  await press('Save airline');
  expect(screen.textContent).toContain('Give the name of the airline');
  await type(field(screen, 'Airline'), 'Caribbean Airlines');
  await press('Save airline');
  expect(screen.textContent).toContain('Give a flight number like BW 525');
  await type(field(screen, 'Flight number'), 'bw 525');
  await type(field(screen, 'Leaves at'), '23:15');
  await press('Save airline');
  expect(calling).toHaveBeenCalledWith(departureEndpoints.nameAirline, {
    params: expect.anything(),
    body: {
      version: 4,
      airline: { carrier: 'Caribbean Airlines', flightNumber: 'BW 525', departureTime: '23:15' },
    },
  });
});

test('a change by a colleague is said to whoever has the flight open', async () => {
  const said = vi.spyOn(toast, 'info').mockImplementation(() => undefined as never);
  vi.useFakeTimers();
  let versions = 4;
  calling.mockImplementation(async (endpoint) => {
    if (endpoint !== departureEndpoints.show) return { people: [] };
    const last = { ...history[0], version: versions, by: 'clerk-2' };
    return { flight, history: [last, ...history], waitlist };
  });
  await open('documents');
  versions = 5;
  await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
  vi.useRealTimers();
  expect(said).toHaveBeenCalledExactlyOnceWith(
    'Someone else changed this flight just now. What you typed is still here.',
  );
  said.mockRestore();
});

test('a proposed move shows whom it concerns, and is decided on the version that was seen', async () => {
  const screen = await open('documents');
  expect(screen.textContent).toContain('3 shipments booked on this flight');
  expect(screen.textContent).toContain('Leaves: Fri, Dec 4 → Thu, Dec 3');
  await press('Move the flight');
  expect(screen.querySelector('dialog[open]')?.textContent).toContain(`${flight.id} as proposed`);
  expect(calling.mock.calls.map(([endpoint]) => endpoint)).not.toContain(departureEndpoints.decide);
  await press('Move it');
  expect(calling).toHaveBeenCalledWith(departureEndpoints.decide, {
    params: expect.anything(),
    body: { version: 4, accept: true },
  });
});

test('somebody who was second is told so', async () => {
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === departureEndpoints.show) return { flight, history, waitlist };
    throw new ApiError(409, { code: 'FLIGHT_CHANGED', message: 'Changed', correlationId: 'c' });
  });
  const screen = await open('documents');
  await press('Leave it');
  await settle();
  expect(screen.textContent).toContain('Someone else has changed this flight');
});

test('a change of a flight with shipments shows first what it does to them; then it is saved', async () => {
  const screen = await open('documents');
  const field = (name: string) =>
    [...screen.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(name))?.control;
  await type(field('Booking closes') as HTMLInputElement, '2026-12-01T15:00');
  await type(
    [...screen.querySelectorAll('label')].filter(({ textContent }) => textContent?.startsWith('Why')).at(-1)
      ?.control as HTMLInputElement,
    'They load early.',
  );
  const save = [...screen.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save');
  await act(async () => save?.click());
  await settle();
  expect(screen.querySelector('dialog[open]')?.textContent).toContain(`${flight.id} 15:00`);
  expect(calling.mock.calls.map(([endpoint]) => endpoint)).not.toContain(departureEndpoints.override);
  await press('Save the change');
  expect(calling).toHaveBeenCalledWith(departureEndpoints.override, {
    params: expect.anything(),
    body: expect.objectContaining({ version: 4, reason: 'They load early.' }),
  });
});

test('a flight is canceled only with a reason', async () => {
  const screen = await open('documents');
  await press('Cancel this flight');
  await settle();
  expect(screen.textContent).toContain(`${flight.id} canceled`);
  await press('Cancel the flight');
  expect(screen.textContent).toContain('Say why, in a few words');
  expect(calling.mock.calls.map(([endpoint]) => endpoint)).not.toContain(departureEndpoints.cancel);
});

test('the waitlist is in order, and says for whom a place is held', async () => {
  const load = { thousandthsLb: 62_000, pieces: 2 };
  const since = '2026-11-22T15:00:00.000Z';
  const offeredUntil = new Date(Date.now() + 3_600_000).toISOString();
  waitlist = [
    { number: '7K3M9-Q2X4T-C', load, since, offeredUntil },
    { number: '11111-11111-1', load: { ...load, pieces: 1 }, since, position: 1 },
  ];
  const screen = await open('staff');
  const rows = [...screen.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^7K3M9-Q2X4T-C · 62 lb, 2 piecesPlace heldHeld until/);
  expect(rows[1]).toMatch(/^11111-11111-1 · 62 lb, 1 piece1\.Since/);
  expect(screen.querySelector('a[href="/staff/shipments/7K3M9-Q2X4T-C"]')).not.toBeNull();
});
