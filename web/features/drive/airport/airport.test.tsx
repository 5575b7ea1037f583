import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Run } from '#domain/runs/run.ts';
import { sampleAirportRun, sampleCodes } from '#domain/runs/testing/sample-airport.ts';
import { api } from '#web/api/client.ts';
import { sendJob } from '#web/device-queue/jobs.ts';
import { type DeviceQueue, deviceQueue } from '#web/device-queue/queue.ts';
import { deviceStore } from '#web/device-queue/store.ts';
import { closeScreen, openScreen, press, type } from '#web/ui/testing/screen.tsx';
import { DrivePage } from '../drive-page.tsx';
import { fakeServer, field, says, takePhoto } from '../testing/fake-server.tsx';
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

const { airport: trip } = sampleAirportRun;
if (trip === undefined) throw new Error('The sample has no flight.');
const vehicle = {
  ...sampleVan,
  inspected: { id: sampleAirportRun.id, day: '2026-12-03', at: '2026-12-03T16:00:00.000Z', by: own.id },
};
const released: Run = {
  ...sampleAirportRun,
  driverId: own.id,
  vehicleId: vehicle.id,
  state: 'RELEASED',
  airport: { ...trip, list: { manifest: 1, codes: [...sampleCodes] } },
};
const atAirline: Run = {
  ...released,
  state: 'UNDER_WAY',
  startedAt: '2026-12-03T17:00:00.000Z',
  airport: {
    ...trip,
    list: { manifest: 1, codes: [...sampleCodes] },
    scanned: [...sampleCodes],
    state: 'ARRIVED',
    arrivedAt: '2026-12-03T18:10:00.000Z',
  },
};

let database = 0;
let fake: ReturnType<typeof fakeServer>;
const open = (run: Run, at = '/staff/drive') => {
  fake = fakeServer(run, vehicle as Parameters<typeof fakeServer>[1]);
  calling.mockImplementation(fake.answer);
  return openScreen(<DrivePage />, at);
};
const kinds = () => fake.acts.map(({ kind }) => kind);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-03T18:20:00.000Z') });
  database += 1;
  own.queue = deviceQueue({
    store: deviceStore(`airport-${database}`),
    ownerId: own.id,
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

const scan = async (screen: HTMLElement, code: string): Promise<void> => {
  await type(field(screen, 'Scan or type a label'), code);
  await press('Enter');
};

describe('loading a flight', () => {
  test('each piece is scanned onto the van, also without a network, and then the van leaves', async () => {
    const screen = await open(released);
    await says(screen, '0 of 2 pieces on the van');
    for (const text of ['Load BW 525', 'Cargo Building 75', 'Fri, Dec 4', '106-12345675'])
      expect(screen.textContent).toContain(text);
    fake.server.isReached = false;
    await scan(screen, '7K3M9-Q2X4T-C 1/2');
    await says(screen, '1 of 2 pieces on the van');
    await scan(screen, sampleCodes[0]);
    await says(screen, 'is on the van already');
    await scan(screen, sampleCodes[1]);
    await says(screen, '2 of 2 pieces on the van');
    fake.server.isReached = true;
    await press('I am leaving the yard');
    await says(screen, 'On the way to the airline');
    await own.queue.flush();
    await vi.waitFor(() => expect(kinds()).toEqual(['LOAD', 'LOAD', 'START']));
  });

  test('a piece that is not on the list is refused with the reason', async () => {
    const screen = await open(released);
    await says(screen, '2 pieces still to load');
    await scan(screen, '7K3M9Q2X4TC-7');
    await says(screen, 'Piece 7K3M9Q2X4TC-7 is not on the list of BW 525. Leave it at our dock.');
    await scan(screen, 'hello');
    await says(screen, 'That is not the label of a piece.');
    expect(kinds()).toEqual([]);
  });

  test('the van leaves without a piece only with a reason', async () => {
    const screen = await open(released);
    await scan(screen, sampleCodes[0]);
    await says(screen, '1 of 2 pieces on the van');
    await press('Leave without 1 piece');
    await says(screen, sampleCodes[1]);
    await press('I am leaving without them');
    expect(screen.textContent).toContain('Still to do: why they stay');
    await type(field(screen, 'Why they stay'), 'The barrel leaks');
    await press('I am leaving without them');
    await says(screen, 'On the way to the airline');
    await vi.waitFor(() =>
      expect(fake.acts.at(-1)).toMatchObject({ kind: 'START', without: 'The barrel leaks' }),
    );
  });
});

describe('at the airline', () => {
  test('it is tendered with a photo of the receipt, the pieces, the weight and who accepted it', async () => {
    const screen = await open(atAirline);
    await says(screen, 'You are at the airline');
    await press('The airline has it');
    await says(screen, 'Pieces that they counted');
    await press('Tendered');
    expect(screen.textContent).toContain(
      'Still to do: a photo of the receipt, the pieces that they counted, the weight, who accepted it',
    );
    await takePhoto(screen, 'Receipt of the airline');
    await type(field(screen, 'Pieces that they counted'), '2');
    await type(field(screen, 'Weight on the receipt'), '281');
    await type(field(screen, 'Who accepted it'), 'A. Sample');
    await press('Tendered');
    await says(screen, 'The airline has 2 pieces.');
    await vi.waitFor(() =>
      expect(fake.acts.at(-1)).toMatchObject({
        kind: 'TENDERED',
        proof: { pieces: 2, lb: 281, name: 'A. Sample', photos: ['file-1'] },
      }),
    );
    expect(fake.photos).toEqual([
      { subject: { kind: 'visit', id: trip.flight }, purpose: 'AIRLINE_RECEIPT' },
    ]);
  });

  test('they do not take it: with the reason of the trade and a photo, and the pieces come back', async () => {
    const screen = await open(atAirline, '/staff/drive?show=turned-away');
    await says(screen, 'They did not take it');
    screen.querySelector<HTMLElement>('input[value="TOO_LATE"]')?.click();
    await takePhoto(screen, 'Photo that shows where you are');
    await press('They did not take it');
    await says(screen, 'Bring the pieces back to our dock');
    await vi.waitFor(() =>
      expect(fake.acts.at(-1)).toMatchObject({ kind: 'TURNED_AWAY', proof: { reason: 'TOO_LATE' } }),
    );
  });
});
