import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '#domain/kernel/role.ts';
import { arrivalEndpoints as endpoints } from '#domain/shipments/arrivals/endpoints.ts';
import { examples } from '#domain/shipments/endpoint-examples.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { SessionContext } from '#web/session/use-session.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { ArrivalPage } from './arrival-page.tsx';
import { ArrivalsPage } from './arrivals-page.tsx';
import type { ArrivalShown } from './use-arrivals.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);
const sent = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input as { body: never });

const { reply } = examples.arrival;
const { items } = examples.arrivals.reply;
let shown: ArrivalShown;
let changing: () => Promise<unknown>;

const open = async (path: string, role: Role = 'agent-GY'): Promise<HTMLElement> => {
  const session = { status: 'signed-in', user: { userId: 'agent-1', roles: [role] } };
  const screen = await openScreen(
    <SessionContext value={session as never}>
      <Routes>
        <Route path="/agent" element={<ArrivalsPage />} />
        <Route path="/agent/:number" element={<ArrivalPage />} />
      </Routes>
    </SessionContext>,
    path,
  );
  await settle();
  return screen;
};
const field = (label: string): HTMLInputElement | null => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return document.querySelector(`[id="${found?.htmlFor}"]`);
};
const openOne = () => open(`/agent/${reply.arrival.number}`);

beforeEach(() => {
  shown = { ...reply, events: [], handovers: [...reply.handovers], storage: [...reply.storage] };
  changing = async () => ({ arrival: reply.arrival });
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === endpoints.arrivals) return { items };
    return endpoint === endpoints.arrival ? shown : changing();
  });
});
afterEach(closeScreen);

test('an agent reads the arrivals of their country by flight, and has no other country to choose', async () => {
  const screen = await open('/agent');
  expect(screen.textContent).toMatch(/GuyanaArrivals.*Flight of Friday, November 27.*Marva Sample/);
  expect(sent(endpoints.arrivals)).toEqual([{ query: { to: 'GY' } }]);
  expect(screen.querySelector('nav[aria-label="Countries"]')).toBeNull();
});

test('people of our own choose the country', async () => {
  const screen = await open('/agent?to=JM', 'documents');
  expect(screen.querySelectorAll('nav[aria-label="Countries"] a')).toHaveLength(5);
  expect(sent(endpoints.arrivals)).toEqual([{ query: { to: 'JM' } }]);
});

test('a landed shipment is recorded with one press, and a second press after a lost answer is the same event', async () => {
  const pieces = reply.arrival.pieces.map((piece) => ({ ...piece, state: 'DEPARTED' as const }));
  shown = { ...shown, arrival: { ...reply.arrival, pieces }, storage: [] };
  changing = async () => {
    throw new ApiError(503, { code: 'TOO_SLOW', message: 'Please try again.', correlationId: '' });
  };
  const screen = await openOne();
  expect(screen.textContent).not.toContain('Hand over');
  await press('Landed');
  await press('Landed');
  const ids = sent(endpoints.recordArrival).map(({ body }: { body: { eventId: string } }) => body.eventId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('the counter takes the storage fee, types code and papers, and a wrong code keeps all but the code', async () => {
  const screen = await openOne();
  expect(screen.textContent).toContain('Storage: $2.50');
  await type(field('Code'), '482 91');
  await type(field('Name'), 'Marva Sample');
  await type(field('Number of the ID'), 'R0654321');
  await type(field('TIN'), '123456789');
  changing = async () => {
    throw new ApiError(409, {
      code: 'CODE_WRONG',
      message: 'This is not the code. You have 4 more tries.',
      correlationId: '',
    });
  };
  await press('I have taken $2.50, hand over');
  await settle();
  expect(sent(endpoints.handOver)).toEqual([
    expect.objectContaining({
      body: expect.objectContaining({
        code: '482 91',
        storage: 250,
        pieces: [1, 2, 3],
        taxNumber: '123456789',
      }),
    }),
  ]);
  expect(screen.textContent).toContain('You have 4 more tries.');
  const values = [...screen.querySelectorAll('input')].map(({ value }) => value);
  expect(values).toContain('Marva Sample');
  expect(values).not.toContain('482 91');
});

test('numbers are masked until somebody says why they need them', async () => {
  const screen = await openOne();
  expect(screen.textContent).toContain('•••• 321');
  changing = async () => ({ idNumber: 'R0654321', taxNumber: '123456789' });
  await press('Show the whole numbers…');
  await type(field('Why you need them'), 'Customs ask who collected it.');
  await press('Show them');
  await settle();
  expect(screen.textContent).toContain('R0654321');
});
