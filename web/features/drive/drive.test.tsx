import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Run } from '#domain/runs/run.ts';
import { sampleDrivenRun as sampleRun } from '#domain/runs/testing/sample-driving.ts';
import { api } from '#web/api/client.ts';
import { sendJob } from '#web/device-queue/jobs.ts';
import { type DeviceQueue, deviceQueue } from '#web/device-queue/queue.ts';
import { deviceStore } from '#web/device-queue/store.ts';
import { forgetKeptRuns } from '#web/session/kept-run-key.ts';
import { closeScreen, openScreen, press, type } from '#web/ui/testing/screen.tsx';
import { DrivePage } from './drive-page.tsx';
import { fakeServer, field, says, sign, takePhoto } from './testing/fake-server.tsx';
import { sampleVan } from './testing/sample-van.ts';

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
const released: Run = { ...sampleRun, vehicleId };
const underWay: Run = { ...released, state: 'UNDER_WAY', startedAt: '2026-12-08T13:40:00.000Z' };
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
const open = (at = '/staff/drive') => openScreen(<DrivePage />, at);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-08T14:10:00.000Z') });
  database += 1;
  own.id = driverId;
  own.queue = deviceQueue({
    store: deviceStore(`drive-${database}`),
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

describe('before the yard is left', () => {
  test('the van is inspected, item by item, and only then the driver leaves', async () => {
    serve(released, sampleVan as typeof inspected);
    const screen = await open();
    await says(screen, 'Inspect the van');
    for (const text of ['Van 1', '8:30 AM to 5 PM', '3 stops', '3 pieces', 'No empty barrels'])
      expect(screen.textContent).toContain(text);
    expect(screen.textContent).not.toContain('I am leaving the yard');
    await press('Inspect the van');
    await press('Send the inspection');
    expect(screen.textContent).toContain('Still to do: the odometer, brakes, parking brake');
    await type(field(screen, 'Odometer'), '45000');
    expect(screen.textContent).toContain('That is less than the last reading.');
    await type(field(screen, 'Odometer'), '45,180');
    for (const one of screen.querySelectorAll<HTMLElement>('input[value="FINE"]')) one.click();
    await press('Send the inspection');
    await says(screen, 'I am leaving the yard');
    await vi.waitFor(() => expect(fake.reports).toHaveLength(1));
    expect(fake.reports[0]).toMatchObject({
      kind: 'INSPECT',
      inspection: { reading: { miles: 45_180 }, faults: [], looked: expect.arrayContaining(['horn']) },
    });
  });

  test('a van that its driver calls unsafe does not leave, also without a network', async () => {
    serve(released, sampleVan as typeof inspected);
    const screen = await open('/staff/drive?show=van');
    await says(screen, 'Inspect Van 1');
    fake.server.isReached = false;
    await type(field(screen, 'Odometer'), '45180');
    for (const one of screen.querySelectorAll<HTMLElement>('input[value="FINE"]')) one.click();
    await (async () => screen.querySelector<HTMLElement>('input[name="brakes"][value="FAULT"]')?.click())();
    await says(screen, 'What is wrong: Brakes');
    await press('Send the inspection');
    expect(screen.textContent).toContain('Still to do: what is wrong with brakes, a photo of brakes');
    await type(screen.querySelector('textarea'), 'They pull to the left.');
    await takePhoto(screen, 'Photo of the fault: Brakes');
    await press('It must not be driven like this');
    await press('Send the inspection');
    await says(screen, 'Do not drive this van.');
    expect(screen.textContent).toContain('You reported that it is not safe: Brakes.');
    expect(screen.textContent).not.toContain('I am leaving the yard');
  });
});

describe('stop by stop', () => {
  test('the next stop is large, with its hours, what to fetch, and the way to it', async () => {
    serve(underWay);
    const screen = await open();
    await says(screen, 'Sample Sender');
    expect(screen.querySelector('h1')?.textContent).toBe('Sample Sender');
    for (const text of [
      'Stop 1 of 3',
      '2 Sample Street',
      'Bell 2',
      '9 AM to 12 PM',
      '1 barrel of 55 gallons, 140 lb',
    ])
      expect(screen.textContent).toContain(text);
    expect(screen.querySelector('a[href="tel:+19735550123"]')).not.toBeNull();
    const map = [...screen.querySelectorAll('a')].find((one) => one.textContent?.startsWith('Navigate'));
    expect(decodeURIComponent(map?.href ?? '')).toContain('2 Sample Street, Newark, NJ 07102');
    await press('I am on my way');
    await says(screen, 'I am here');
    await press('I am here');
    await says(screen, 'Count and sign');
    await vi.waitFor(() => expect(fake.acts.map(({ kind }) => kind)).toEqual(['HEAD', 'ARRIVE']));
    // Keyboard and screen reader begin at the heading of what is shown next.
    await press('Count and sign');
    await says(screen, 'Booked: 1');
    expect(document.activeElement).toBe(screen.querySelector('h1'));
  });

  test('a stop is done with what was counted, who signed and the photos, and the next one comes', async () => {
    serve(changed(atFirst, 0, { mustAgree: true }));
    const screen = await open();
    await says(screen, 'Count and sign');
    await press('Count and sign');
    await says(screen, 'Booked: 1');
    await press('Done');
    expect(screen.textContent).toContain(
      'Still to do: their consent to a search, the name of the person who signs, the signature.',
    );
    await type(field(screen, 'Barrels of 55 gallons'), '2');
    expect(screen.textContent).toContain('1 piece more than booked');
    await takePhoto(screen, 'Photo of this stop');
    await press('They agree to a search');
    await type(field(screen, 'Name of the person who signs'), 'Ann Sample');
    await sign(screen);
    await press('Done');
    await says(screen, 'Stop 2 of 3');
    await vi.waitFor(() => expect(fake.acts).toHaveLength(1));
    expect(fake.photos).toEqual([
      { subject: { kind: 'visit', id: sampleRun.stops[0]?.id }, purpose: 'STOP_PHOTO' },
    ]);
    expect(fake.acts[0]).toMatchObject({
      kind: 'DONE',
      proof: {
        barrels: [{ barrel: 'B55', quantity: 2 }],
        signer: 'Ann Sample',
        agreed: true,
        photos: ['file-1'],
      },
    });
  });

  test('what was said at a door is there again after the page was killed, but its photos', async () => {
    serve(atFirst);
    const stop = sampleRun.stops[0]?.id;
    const screen = await open(`/staff/drive?show=done&stop=${stop}`);
    await says(screen, 'Name of the person who signs');
    await type(field(screen, 'Name of the person who signs'), 'Ann Sample');
    await sign(screen);
    await closeScreen();
    const again = await open(`/staff/drive?show=done&stop=${stop}`);
    await says(again, 'Name of the person who signs');
    expect(field(again, 'Name of the person who signs')?.value).toBe('Ann Sample');
    expect(again.querySelector('[aria-label="The signature"]')).not.toBeNull();
  });

  test('a stop that could not be done needs a reason and a photo', async () => {
    serve(atFirst);
    const screen = await open();
    await says(screen, 'Could not be done');
    await press('Could not be done');
    await press('It could not be done');
    expect(screen.textContent).toContain('Still to do: the reason, a photo that shows where you are.');
    await press('Nobody was there');
    await takePhoto(screen, 'Photo that shows where you are');
    await press('It could not be done');
    await says(screen, 'Stop 2 of 3');
    await vi.waitFor(() => expect(fake.acts).toHaveLength(1));
    expect(fake.acts[0]).toMatchObject({
      kind: 'FAILED',
      proof: { reason: 'consignee_not_home', photos: ['file-1'] },
    });
  });

  test('another stop may come first, and the list says what became of each', async () => {
    serve(changed(underWay, 1, { state: 'TAKEN_OFF', because: 'it was canceled' }));
    const screen = await open('/staff/drive?show=stops');
    await says(screen, 'Why: it was canceled');
    const third = screen.querySelectorAll<HTMLElement>('ol a')[2];
    third?.click();
    await says(screen, 'Go here next');
    await press('Go here next');
    await says(screen, 'On the way to · Stop 2 of 2');
    await vi.waitFor(() =>
      expect(fake.acts[0]).toMatchObject({ kind: 'HEAD', stop: sampleRun.stops[2]?.id }),
    );
  });

  test('a window that has ended is said loudly', async () => {
    serve(underWay);
    vi.setSystemTime(new Date('2026-12-08T17:25:00.000Z'));
    const screen = await open();
    await says(screen, 'Late. The window ended 25');
  });
});

describe('without a network', () => {
  test('the screen opens with the run that it kept, goes on, and everything arrives once and in order', async () => {
    serve(atFirst);
    await says(await open(), 'Count and sign');
    await closeScreen();
    fake.server.isReached = false;
    const screen = await open();
    await says(screen, 'Count and sign');
    await press('Could not be done');
    await press('Nobody was there');
    await takePhoto(screen, 'Photo that shows where you are');
    await press('It could not be done');
    await says(screen, 'Stop 2 of 3');
    await press('I am on my way');
    await says(screen, 'I am here');
    await press('I am here');
    await says(screen, '3 reports not sent');
    expect(screen.textContent).toContain('The first is from 9:10 AM.');
    expect(fake.acts).toEqual([]);
    fake.server.isReached = true;
    await press('Send now');
    await vi.waitFor(() => expect(fake.acts.map(({ kind }) => kind)).toEqual(['FAILED', 'HEAD', 'ARRIVE']));
    await vi.waitFor(async () => expect(await own.queue.all()).toEqual([]));
    await says(screen, 'You are at · Stop 2 of 3');
  });

  test('what dispatch has decided meanwhile is said with the reason and whom to call', async () => {
    serve(atFirst);
    const screen = await open();
    await says(screen, 'Count and sign');
    fake.server.run = changed(underWay, 0, {
      state: 'TAKEN_OFF',
      because: 'it was canceled',
      endedAt: '2026-12-08T14:09:00.000Z',
    });
    await press('Could not be done');
    await press('Nobody was there');
    await takePhoto(screen, 'Photo that shows where you are');
    await press('It could not be done');
    await says(screen, 'Not recorded: Could not be done: Sample Sender');
    expect(screen.textContent).toContain('This stop was taken off your run: it was canceled. Call dispatch.');
    await press('Done, remove');
    await vi.waitFor(async () => expect(await own.queue.all()).toEqual([]));
  });

  test('a stop whose photo is not taken arrives without it, once the driver says so', async () => {
    serve(atFirst);
    const screen = await open(`/staff/drive?show=done&stop=${sampleRun.stops[0]?.id}`);
    await says(screen, 'Name of the person who signs');
    fake.server.takesPhotos = false;
    await takePhoto(screen, 'Photo of this stop');
    await type(field(screen, 'Name of the person who signs'), 'Ann Sample');
    await sign(screen);
    if (sampleRun.stops[0]?.mustAgree) await press('They agree to a search');
    await press('Done');
    await says(screen, 'Not recorded: Done: Sample Sender');
    await press('Send without the photos');
    await vi.waitFor(() => expect(fake.acts).toMatchObject([{ kind: 'DONE', proof: { photos: [] } }]));
  });

  test('nobody else on this phone is shown the run, and signing out forgets it', async () => {
    serve(atFirst);
    await says(await open(), 'Sample Sender');
    await closeScreen();
    fake.server.isReached = false;
    own.id = 'other-driver';
    const other = await open();
    await says(other, 'No connection.');
    expect(other.textContent).not.toContain('Sample Sender');
    await closeScreen();
    own.id = driverId;
    forgetKeptRuns(driverId);
    const screen = await open();
    await says(screen, 'No connection.');
    expect(screen.textContent).not.toContain('Sample Sender');
  });
});

test('a run that was given a moment ago is there when the screen is opened again', async () => {
  serve(undefined);
  await says(await open(), 'You have no run today');
  await closeScreen();
  fake.server.run = atFirst;
  await says(await open(), 'Sample Sender');
});

test('without a run the driver reads whom to call', async () => {
  serve(undefined);
  const screen = await open();
  await says(screen, 'You have no run today');
  expect(screen.textContent).toContain('Call dispatch, ');
});

test('a second phone shows what the first one has told', async () => {
  serve(changed(underWay, 0, { state: 'DONE', endedAt: '2026-12-08T14:05:00.000Z' }));
  const screen = await open();
  await says(screen, 'Next stop · Stop 2 of 3');
  expect(screen.textContent).toContain('All stops, 1 of 3 done');
});

test('the last stop leads back to the yard, and there the run ends', async () => {
  const done = { state: 'DONE', endedAt: '2026-12-08T14:05:00.000Z' } as const;
  serve([0, 1, 2].reduce((run, at) => changed(run, at, done), underWay));
  const screen = await open();
  await says(screen, 'All stops are done');
  await press('I am back in the yard');
  await says(screen, 'Run finished');
  await vi.waitFor(() => expect(fake.acts.map(({ kind }) => kind)).toEqual(['END']));
});

test('a receipt is sent with its amount and its photo', async () => {
  serve(underWay);
  const screen = await open('/staff/drive?show=road');
  await says(screen, 'Fuel, toll, odometer');
  await press('Send');
  expect(screen.textContent).toContain('Still to do: the amount, such as 48.20, a photo of the receipt.');
  await type(field(screen, 'Amount on the receipt'), '62.40');
  await takePhoto(screen, 'Photo of the receipt');
  await press('Send');
  await vi.waitFor(() => expect(fake.reports).toHaveLength(1));
  expect(fake.photos).toEqual([{ subject: { kind: 'driver', id: driverId }, purpose: 'ROAD_RECEIPT' }]);
  expect(fake.reports[0]).toMatchObject({
    kind: 'SPEND',
    cost: { kind: 'FUEL', cents: 6240, photo: 'file-1', run: sampleRun.id },
  });
});
