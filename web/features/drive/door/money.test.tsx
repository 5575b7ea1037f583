import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Run } from '#domain/runs/run.ts';
import { sampleDrivenRun as sampleRun } from '#domain/runs/testing/sample-driving.ts';
import { api } from '#web/api/client.ts';
import { sendJob } from '#web/device-queue/jobs.ts';
import { type DeviceQueue, deviceQueue } from '#web/device-queue/queue.ts';
import { deviceStore } from '#web/device-queue/store.ts';
import { closeScreen, openScreen, press, type } from '#web/ui/testing/screen.tsx';
import { DrivePage } from '../drive-page.tsx';
import { fakeServer, field, says, sign } from '../testing/fake-server.tsx';
import { sampleVan } from '../testing/sample-van.ts';

const { own } = vi.hoisted(() => ({
  own: { queue: undefined as unknown as DeviceQueue, id: 'sample-driver' },
}));
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => own.id, useMay: () => () => true }));
vi.mock('#web/device-queue/own-queue.ts', () => ({ queueOf: () => own.queue }));
vi.mock('#web/sending/prepare.ts', () => ({
  prepare: async (blob: Blob) => ({ blob, contentType: 'image/jpeg', sha256: 'sha' }),
}));
vi.mock('#web/sending/put-bytes.ts', async (original) => ({
  ...(await original<typeof import('#web/sending/put-bytes.ts')>()),
  putBytes: vi.fn(),
}));
vi.mock('#web/scanning/sound.ts', () => ({ play: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: never) => Promise<unknown>);

const driverId = 'sample-driver';
const vehicleId = sampleVan.id;
const underWay: Run = { ...sampleRun, vehicleId, state: 'UNDER_WAY', startedAt: '2026-12-08T13:40:00.000Z' };
const inspected = {
  ...sampleVan,
  inspected: { id: sampleRun.id, day: '2026-12-08', at: '2026-12-08T13:00:00.000Z', by: driverId },
};
const changed = (run: Run, index: number, change: Partial<Run['stops'][number]>): Run => ({
  ...run,
  stops: run.stops.map((stop, at) => (at === index ? { ...stop, ...change } : stop)),
});
const atFirst = changed(underWay, 0, { state: 'ARRIVED', arrivedAt: '2026-12-08T14:08:00.000Z' });

let database = 0;
let fake: ReturnType<typeof fakeServer>;
const serve = (run: Run | undefined, vehicle = inspected) => {
  fake = fakeServer(run, vehicle);
  calling.mockImplementation(fake.answer);
};
const open = (at: string) => openScreen(<DrivePage />, at);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T14:10:00.000Z') });
  database += 1;
  own.id = driverId;
  own.queue = deviceQueue({
    store: deviceStore(`money-${database}`),
    ownerId: driverId,
    send: sendJob,
    alone: (work) => work(),
  });
  localStorage.clear();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(async () => {
  await closeScreen();
  await own.queue.flush();
  vi.useRealTimers();
});

const stop = sampleRun.stops[0]?.id ?? '';
const bills = [
  { for: 'INV-1000003', cents: 2000 },
  { for: 'PICKUP', cents: 4500 },
];
/** At the door of the first stop, with what is to pay there. */
const atDoor = async (money: (typeof fake.server)['money']) => {
  serve(atFirst);
  fake.server.money = money;
  const screen = await open(`/staff/drive?show=done&stop=${stop}`);
  await says(screen, 'Name of the person who signs');
  await type(field(screen, 'Name of the person who signs'), 'Ann Sample');
  await sign(screen);
  return screen;
};

test('cash is asked for, the change is said, and it is told with the proof, also without a network', async () => {
  const screen = await atDoor([{ stop, bills, taken: [] }]);
  await says(screen, '$65.00 to pay at the door');
  await press('Done');
  expect(screen.textContent).toContain('Still to do: how they pay.');
  await press('In cash, now');
  expect(field(screen, 'Cash they give')?.value).toBe('65.00');
  await type(field(screen, 'Cash they give'), '80');
  await says(screen, 'Give back $15.00');
  fake.server.isReached = false;
  await press('Done');
  await says(screen, 'Stop 2 of 3');
  await says(screen, '2 reports not sent');
  await closeScreen();
  const again = await open(`/staff/drive?show=stop&stop=${stop}`);
  await says(again, 'The receipt follows when there is a connection.');
  fake.server.isReached = true;
  await own.queue.flush();
  await says(again, '$45.00 in cash. Receipt: INV-1000007.');
  expect(fake.cash).toMatchObject([
    {
      stop,
      parts: [
        { for: 'INV-1000003', cents: 2000 },
        { for: 'PICKUP', cents: 4500 },
      ],
    },
  ]);
  expect(fake.acts).toMatchObject([{ kind: 'DONE' }]);
});

test('a part is taken too, and the rest stays on the invoice', async () => {
  const screen = await atDoor([{ stop, bills, taken: [] }]);
  await press('In cash, now');
  await type(field(screen, 'Cash they give'), '30');
  await says(screen, '$35.00 is left to pay.');
  await press('Done');
  await says(screen, 'Stop 2 of 3');
  await vi.waitFor(() =>
    expect(fake.cash.map(({ parts }) => parts.map(({ cents }) => cents))).toEqual([[2000, 1000]]),
  );
});

test.each([
  [
    'where nothing is to pay, nothing is asked',
    [{ stop, bills: [], taken: [] }],
    'Nothing to pay at the door',
  ],
  [
    'what is paid is said with its receipt',
    [{ stop, bills: [], taken: [{ id: '1', invoice: 'INV-1000007', cents: 4500 }] }],
    '$45.00 in cash. Receipt: INV-1000007.',
  ],
  ['what the phone has not heard of is said', undefined, 'Take no money, or call dispatch.'],
])('%s, and the stop is done', async (_what, money, words) => {
  const screen = await atDoor(money);
  await says(screen, words);
  await press('Done');
  await says(screen, 'Stop 2 of 3');
  await vi.waitFor(() => expect(fake.acts).toHaveLength(1));
  expect(fake.cash).toEqual([]);
});
