import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/departures/endpoint-examples.ts';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { addressNow, choose, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { AddFlight } from './add-flight.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(
  api as (endpoint: unknown, input: { body?: unknown; headers?: Record<string, string> }) => Promise<unknown>,
);

/** A Friday. The sample proposes a flight on the Tuesday after it. */
const now = new Date('2026-11-13T15:00:00.000Z');
const { flight: proposed } = examples.propose.reply;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  calling.mockReset();
  calling.mockImplementation(async (endpoint) =>
    endpoint === departureEndpoints.propose ? { flight: proposed } : examples.add.reply,
  );
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

const field = (screen: Element, words: string) => {
  const label = [...screen.querySelectorAll('label')].find(({ textContent }) => textContent === words);
  return screen.querySelector<HTMLInputElement>(`[id="${label?.htmlFor}"]`);
};
const open = async () => {
  const screen = await openScreen(<AddFlight area="/staff" />);
  await press('Add a flight');
  await choose(screen.querySelector('select'), 'GY');
  await type(field(screen, 'Leaves on'), proposed.day);
  await settle();
  return screen;
};
const added = () => calling.mock.calls.filter(([endpoint]) => endpoint === departureEndpoints.add);

test('country and day are chosen, the schedule proposes the rest, and people say who flies it', async () => {
  const screen = await open();
  expect(calling).toHaveBeenCalledWith(
    departureEndpoints.propose,
    { query: { to: 'GY', day: proposed.day } },
    expect.anything(),
  );
  expect(field(screen, 'Goods due')?.value).toBe('2026-11-19T14:00');
  expect(field(screen, 'Leaves at')?.value).toBe('22:00');
  await press('Add the flight');
  expect(screen.textContent).toContain('Give the name of the airline');
  expect(screen.textContent).toContain('Give a flight number like BW 525');
  expect(added()).toHaveLength(0);
  await type(field(screen, 'Airline'), 'Caribbean Airlines');
  await type(field(screen, 'Flight number'), 'bw 525');
  await type(field(screen, 'Goods due'), '2026-11-19T12:00');
  await press('Add the flight');
  await settle();
  expect(added()[0]?.[1].body).toEqual({
    flight: {
      ...examples.add.body.flight,
      aircraft: 'PASSENGER',
      cargoCutoff: { day: '2026-11-19', time: '12:00' },
    },
  });
  expect(addressNow()).toBe(`/staff/departures/${examples.add.reply.id}`);
});

test('what cannot be true is said at its field before anything is sent', async () => {
  const screen = await open();
  await type(field(screen, 'Airline'), 'Caribbean Airlines');
  await type(field(screen, 'Flight number'), 'BW 525');
  await type(field(screen, 'Goods due'), '2026-11-13T09:00');
  await type(field(screen, 'Booking closes'), '2026-11-25T09:00');
  await press('Add the flight');
  expect(screen.textContent).toContain('This time is over. Choose a later one');
  expect(screen.textContent).toContain('Booking must close before the flight leaves');
  expect(added()).toHaveLength(0);
});

test('pressed again after an answer that was lost, it is the same request', async () => {
  const screen = await open();
  await type(field(screen, 'Airline'), 'Caribbean Airlines');
  await type(field(screen, 'Flight number'), 'BW 525');
  calling.mockImplementationOnce(async () => {
    throw new ApiError(0, { code: 'UNREACHABLE', message: 'No connection.', correlationId: '' });
  });
  await press('Add the flight');
  await settle();
  expect(screen.textContent).toContain('No connection.');
  await press('Add the flight');
  await settle();
  const keys = added().map(([, { headers }]) => headers?.['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
