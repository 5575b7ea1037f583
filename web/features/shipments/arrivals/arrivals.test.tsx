import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import type { FileSubject } from '#domain/files/file.ts';
import type { Role } from '#domain/kernel/role.ts';
import { arrivalEndpoints as endpoints } from '#domain/shipments/arrivals/endpoints.ts';
import { examples } from '#domain/shipments/endpoint-examples.ts';
import { collectedWords } from '#domain/shipments/handover/collected-words.ts';
import { counterEndpoints } from '#domain/shipments/handover/counter-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { SessionContext } from '#web/session/use-session.ts';
import { choose, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { ArrivalPage } from './arrival-page.tsx';
import { ArrivalsPage } from './arrivals-page.tsx';
import type { ArrivalShown } from './use-arrivals.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/sending/prepare.ts', () => ({ prepare: async (file: File) => ({ blob: file }) }));
vi.mock('#web/sending/photo.ts', () => ({
  keptPhoto: async (_file: object, purpose: string) => ({ purpose, key: `key-${keys++}` }),
  sendPhoto: async ({ id: number }: FileSubject, photo: { purpose: string; key: string }) => {
    pictures.push({ number, ...photo });
    return 'file-1';
  },
  whenReleased: async (_subject: FileSubject, id: string) => released.push(id),
}));
// jsdom draws nothing.
vi.mock('./proof/picture-of.ts', async (original) => ({
  ...(await original<typeof import('./proof/picture-of.ts')>()),
  pictureOf: async () => new File(['drawn'], 'signature.png'),
}));
let keys = 0;
const pictures: { number: string; purpose: string; key: string }[] = [];
const released: string[] = [];
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);
const sent = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input as { body: never });

const { reply } = examples.arrival;
const { items } = examples.arrivals.reply;
let shown: ArrivalShown;
let rate: { perDollar?: number } | undefined;
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
const tick = async (label: string): Promise<void> => {
  const box = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  await act(async () => box?.click());
};
/** Draws a line on the pad, from left to right. */
const sign = async (screen: HTMLElement): Promise<void> => {
  const pad = screen.querySelector('svg[role="img"]');
  const point = (kind: string, x: number) =>
    act(async () => {
      const event = new MouseEvent(kind, { bubbles: true, clientX: x, clientY: x });
      pad?.dispatchEvent(Object.assign(event, { isPrimary: true, pointerId: 1 }));
    });
  await point('pointerdown', 0);
  for (let x = 1; x < 12; x += 1) await point('pointermove', x / 100);
  await point('pointerup', 12);
  // Nothing is drawn by a finger that is not down.
  await point('pointermove', 500);
};
const typePapers = async (): Promise<void> => {
  await type(field('Name'), 'Marva Sample');
  await type(field('Number of the ID'), 'R0654321');
  await type(field('TIN of the receiver'), '123456789');
};
const openOne = () => open(`/agent/${reply.arrival.number}`);

beforeEach(() => {
  shown = { ...reply, events: [], handovers: [...reply.handovers], storage: [...reply.storage] };
  changing = async () => ({ arrival: reply.arrival });
  rate = undefined;
  for (const list of [pictures, released]) list.splice(0);
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === endpoints.arrivals) return { items };
    if (endpoint === billingEndpoints.receiverBill)
      return rate && { local: { country: 'GY', currency: 'GYD', day: '2026-12-08', ...rate } };
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
  await typePapers();
  await press('I have taken $2.50, hand over');
  expect(sent(counterEndpoints.handOver)).toEqual([]);
  await tick('They signed on paper');
  await choose([...screen.querySelectorAll('select')][0], 'CARD_TERMINAL');
  changing = async () => {
    throw new ApiError(409, {
      code: 'CODE_WRONG',
      message: 'This is not the code. You have 4 more tries.',
      correlationId: '',
    });
  };
  await press('I have taken $2.50, hand over');
  await settle();
  expect(sent(counterEndpoints.handOver)).toEqual([
    expect.objectContaining({
      body: expect.objectContaining({
        code: '482 91',
        storage: 250,
        storageBy: 'CARD_TERMINAL',
        pieces: [1, 2, 3],
        taxNumber: '123456789',
        onPaper: true,
      }),
    }),
  ]);
  expect(screen.textContent).toContain('You have 4 more tries.');
  const values = [...screen.querySelectorAll('input')].map(({ value }) => value);
  expect(values).toContain('Marva Sample');
  expect(values).not.toContain('482 91');
});

test('the counter takes the storage in its own money at the rate of today, and U.S. dollars while there is none', async () => {
  rate = { perDollar: 2_087_500 };
  const screen = await openOne();
  await settle();
  await type(field('Code'), '482913');
  await typePapers();
  await tick('They signed on paper');
  await choose([...screen.querySelectorAll('select')][0], 'LOCAL');
  expect(screen.textContent).toContain('At GYD 208.75 for $1 that is GYD 521.88.');
  await press('I have taken GYD 521.88, hand over');
  await settle();
  expect(sent(counterEndpoints.handOver)[0]?.body).toMatchObject({
    storage: 250,
    storageBy: 'CASH',
    storageLocal: { amount: 52_188, perDollar: 2_087_500 },
  });
  closeScreen();
  rate = {};
  const without = await openOne();
  await settle();
  await choose([...without.querySelectorAll('select')][0], 'LOCAL');
  expect(without.textContent).toContain('There is no rate for today');
  expect(
    [...without.querySelectorAll('button')].find(({ textContent }) => textContent === 'Hand over')?.disabled,
  ).toBe(true);
});

test('who collects signs on the screen: the picture is sent first, once, and its file goes with the handover', async () => {
  const screen = await openOne();
  await type(field('Code'), '482913');
  await typePapers();
  await sign(screen);
  expect(screen.querySelectorAll('svg[role="img"] path')).toHaveLength(1);
  expect(screen.querySelector('svg path')?.getAttribute('d')).not.toContain('1000');
  changing = async () => {
    throw new ApiError(409, {
      code: 'CODE_WRONG',
      message: 'This is not the code. You have 4 more tries.',
      correlationId: '',
    });
  };
  await press('I have taken $2.50, hand over');
  await settle();
  changing = async () => ({ arrival: reply.arrival });
  await type(field('Code'), '482914');
  await press('I have taken $2.50, hand over');
  await settle();
  const bodies = sent(counterEndpoints.handOver).map(({ body }: { body: { signature: string } }) => body);
  expect(bodies.map(({ signature }) => signature)).toEqual(['file-1', 'file-1']);
  expect(bodies[1]).not.toHaveProperty('onPaper');
  // The same picture both times, under one key.
  expect(pictures.map(({ number, purpose }) => [number, purpose])).toEqual(
    [1, 2].map(() => [reply.arrival.number, 'HANDOVER_SIGNATURE']),
  );
  expect(new Set(pictures.map(({ key }) => key)).size).toBe(1);
  expect(released).toEqual(['file-1', 'file-1']);
  expect(screen.querySelectorAll('svg[role="img"] path')).toHaveLength(0);
});

test('Clear takes the signature away, and a handover needs one', async () => {
  const screen = await openOne();
  const isOff = () =>
    [...screen.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('hand over'))
      ?.disabled;
  await sign(screen);
  expect(isOff()).toBe(false);
  await press('Clear');
  expect(isOff()).toBe(true);
});

test('the proof of a handover can be opened by who sees it', async () => {
  const screen = await openOne();
  const tab = {
    document: document.implementation.createHTMLDocument(),
    opener: {},
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
  vi.spyOn(window, 'open').mockReturnValue(tab as never);
  changing = async () => ({ url: 'https://files.test/signature', until: '' });
  await press(`Open the signature of ${reply.handovers[0]?.name}`);
  await settle();
  expect(sent(fileEndpoints.open)).toEqual([
    {
      params: { id: reply.handovers[0]?.signature },
      query: { subject: `shipment:${reply.arrival.number}` },
    },
  ]);
  expect(tab.location.replace).toHaveBeenCalledWith('https://files.test/signature');
  expect(screen.querySelector('[role="alert"]')).toBeNull();
});

test('a handover says who collected what and when, as sender and receiver read it', async () => {
  const screen = await openOne();
  const [handover = expect.fail('no handover')] = reply.handovers;
  expect(screen.textContent).toContain(collectedWords(handover, reply.arrival.to));
  expect(screen.textContent).toMatch(
    / collected pieces? .* and signed for (it|them) \w{3}, \w{3} \d+, \d+:\d\d [AP]M \(Georgetown time\)\./,
  );
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
