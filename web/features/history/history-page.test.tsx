import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { historyEndpoints } from '#domain/history/endpoints.ts';
import type { HistoryEntry } from '#domain/history/entry.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { addressNow, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { HistoryPage } from './history-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'me' }));

const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);

const moved: HistoryEntry = {
  id: 'event-1',
  at: '2026-11-20T16:05:00.000Z',
  by: 'ann-1',
  thing: { kind: 'shipment', id: '7K3M9-Q2X4T-C' },
  what: 'changed it',
  changes: [
    { field: 'Flight', before: 'GY-2026-11-27', after: 'GY-2026-12-04' },
    { field: 'Held until', after: '2026-11-24T19:00:00.000Z' },
  ],
};
const low: HistoryEntry = {
  id: 'event-2',
  at: '2026-11-20T15:00:00.000Z',
  by: 'system',
  thing: { kind: 'waybills', id: 'house' },
  what: 'noticed that few numbers are left',
  changes: [],
};

const answer = (list: () => unknown): void => {
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === historyEndpoints.list) return list();
    if (endpoint === identityEndpoints.staff)
      return { askedOfStaff: false, people: [{ userId: 'ann-1', name: 'Ann Sample' }] };
    if (endpoint === identityEndpoints.names)
      return { people: [{ userId: 'ann-1', firstName: 'Ann', name: 'Ann Sample' }] };
    throw new Error('Nothing else is asked for.');
  });
};
const asked = () =>
  calling.mock.calls.flatMap(([endpoint, { query }]) =>
    endpoint === historyEndpoints.list ? [query as Record<string, unknown>] : [],
  );
const open = async (at = '/admin/history'): Promise<HTMLElement> => {
  const screen = await openScreen(<HistoryPage />, at);
  await settle();
  return screen;
};

beforeEach(() => {
  calling.mockReset();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T17:00:00Z') });
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('each line says who did what, before and after, and leads to the thing', async () => {
  answer(() => ({ items: [moved, low] }));
  const screen = await open();
  const [first, second] = screen.querySelectorAll('ol > li');
  expect(first?.textContent).toContain('Ann Sample changed it');
  expect(first?.textContent).toContain('Flight: GY-2026-11-27 → GY-2026-12-04');
  expect(first?.textContent).toContain('Held until: Tue, Nov 24, 2:00 PM');
  expect(first?.querySelector('a[href="/admin/shipments/7K3M9-Q2X4T-C"]')?.textContent).toBe(
    'Shipment 7K3M9-Q2X4T-C',
  );
  expect(second?.textContent).toContain('The system noticed that few numbers are left');
  expect(asked()).toEqual([{ limit: 25, cursor: undefined }]);
});

test('a line leads to everything of its person and of its thing', async () => {
  answer(() => ({ items: [moved] }));
  await open();
  await press('All of it');
  expect(addressNow()).toBe('/admin/history?thing=shipment%3A7K3M9-Q2X4T-C');
  await press('Ann Sample');
  expect(addressNow()).toBe('/admin/history?person=ann-1&thing=shipment%3A7K3M9-Q2X4T-C');
  expect(asked().at(-1)).toMatchObject({ person: 'ann-1', thing: 'shipment:7K3M9-Q2X4T-C' });
});

test('a number that somebody types is asked for as it is on papers', async () => {
  answer(() => ({ items: [] }));
  const screen = await open('/admin/history?day=2026-11-19');
  expect(screen.textContent).toContain('Nothing was done');
  await type(screen.querySelector<HTMLInputElement>('form input'), ' 7k3m9-q2x4t-c ');
  await press('Show');
  expect(asked().at(-1)).toMatchObject({ thing: 'shipment:7K3M9-Q2X4T-C', day: '2026-11-19' });
  await press('Day before');
  expect(asked().at(-1)).toMatchObject({ day: '2026-11-18' });
});

test('handovers with a code that the same person gave and used are one link away', async () => {
  answer(() => ({ items: [] }));
  const screen = await open();
  await press('Codes given and used by the same person');
  expect(asked().at(-1)).toMatchObject({ thing: 'codes:same-person' });
  expect(screen.textContent).toContain('Nobody else saw the receiver');
});

test('an address that asks for nothing we know shows today, and a failure says what to do', async () => {
  answer(() => {
    throw new ApiError(503, { code: 'BUSY', message: 'It is busy.', correlationId: 'c-1' });
  });
  const screen = await open('/admin/history?person=a%20b&thing=barrel%3A1&day=2026-02-30');
  expect(asked()[0]).toEqual({ limit: 25, cursor: undefined });
  expect(screen.textContent).toContain('It is busy.');
});
