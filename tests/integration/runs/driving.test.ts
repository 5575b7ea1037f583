import { PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caller, Role } from '#domain/kernel/role.ts';
import type { DriveAct } from '#domain/runs/driving/act.ts';
import type { Run } from '#domain/runs/run.ts';
import { sampleDone } from '#domain/runs/testing/sample-driving.ts';
import { fileItem } from '#lambdas/files/store/file-items.ts';
import { pickupReader } from '#lambdas/papers/pickup-proof.ts';
import { visitAccess } from '#lambdas/runs/file-access.ts';
import { put } from '#lambdas/runtime/table/writes.ts';
import { connectionReset, type Faults } from '../../support/tables.ts';
import { formOf, pickup, type RunsWorld, runIn, startRunsWorld } from './runs.world.ts';

let world: RunsWorld;
beforeEach(async () => {
  world = await startRunsWorld();
  await world.store(pickup(A));
  await world.store(pickup(B));
});
afterEach(() => world.stop());

const A = 'BKG-AAAAAA';
const B = 'BKG-BBBBBB';
const C = 'BKG-CCCCCC';
const dan = { userId: 'dan', roles: ['driver'] as readonly Role[] };
const eve = { userId: 'eve', roles: ['driver'] as readonly Role[] };
const proofId = (n: number): string => `019a1d3c-0000-4000-8000-00000000030${n}`;
const photo = '019a1d3c-0000-4000-8000-000000000401';
const at = (time: string): string => `2026-12-01T${time}:00.000Z`;

/** A run with two pickups that dispatch has given to Dan. */
const released = async (): Promise<Run> =>
  runIn(await world.act(runIn(await world.save(formOf([A, B]))), { kind: 'RELEASE' }));
const tell = ({ id }: Pick<Run, 'id'>, act: DriveAct, as = dan, faults?: Faults) =>
  world.ask('POST /api/drive/runs/{id}/acts', { as, params: { id }, body: { act } }, faults);
const own = async (as = dan) => (await world.ask('GET /api/drive/runs', { as })).body as { runs: Run[] };
const proofOf = (reference: string) =>
  world.ask('GET /api/desk/bookings/{reference}/proofs/{visit}', { params: { reference, visit: '1' } });
const failedAt = (stop: string, photos: string[]): DriveAct => ({
  kind: 'FAILED',
  stop,
  at: at('15:20'),
  proof: { id: proofId(5), photos, reason: 'consignee_not_home', note: 'Rang twice' },
});
/** A photo of a stop that has arrived and was taken. */
const photographed = async (stop: string): Promise<void> => {
  const { tables } = world;
  const file = {
    id: photo,
    subject: { kind: 'visit' as const, id: stop },
    purpose: 'STOP_PHOTO' as const,
    contentType: 'image/jpeg' as const,
    state: 'RELEASED' as const,
    version: 1,
    name: 'door.jpg',
    bytes: 1000,
    askedAt: at('15:19'),
    askedBy: 'dan',
  };
  const { Put } = put(tables.files, fileItem(file as Parameters<typeof fileItem>[0]));
  await tables.client().send(new PutCommand(Put as PutCommandInput));
};

describe('a driver', () => {
  test('sees a run once it is released, with whom to call, and it is gone when it is taken back', async () => {
    const run = runIn(await world.save(formOf([A, B])));
    expect((await own()).runs).toEqual([]);
    const given = runIn(await world.act(run, { kind: 'RELEASE' }));
    expect((await own()).runs).toMatchObject([
      {
        id: run.id,
        stops: [
          {
            name: 'Sample Sender',
            phone: expect.stringContaining('555'),
            place: { street: '12 Sample Avenue' },
          },
          {},
        ],
      },
    ]);
    await world.act(given, { kind: 'TAKE_BACK' });
    expect((await own()).runs).toEqual([]);
  });

  test('sees nothing of the run of another driver, and can tell nothing of it', async () => {
    const run = await released();
    expect(await own(eve)).toEqual({ runs: [], vehicles: [], money: [] });
    expect(await tell(run, { kind: 'START', at: at('13:40') }, eve)).toMatchObject({
      status: 404,
      body: { code: 'RUN_NOT_FOUND' },
    });
    for (const route of ['GET /api/desk/runs', 'GET /api/desk/runs/{id}'])
      expect(
        (await world.ask(route, { as: dan, params: { id: run.id }, query: { day: run.day } })).status,
      ).toBe(403);
  });

  test('drives to the door: the booking follows, ends with the goods, and the desk has the proof', async () => {
    const run = await released();
    world.at(at('15:30'));
    const [stop] = run.stops.map(({ id }) => id) as [string];
    await world.settle();
    const seen = [(await world.booking(A)).state];
    for (const act of [
      { kind: 'HEAD', stop, at: at('14:40') },
      { kind: 'ARRIVE', stop, at: at('15:05') },
      sampleDone(stop, proofId(1), at('15:20')),
    ] as const) {
      expect((await tell(run, act)).status).toBe(200);
      await world.settle();
      seen.push((await world.booking(A)).state);
    }
    expect(seen).toEqual(['ASSIGNED', 'EN_ROUTE', 'ARRIVED', 'COMPLETED']);
    expect((await proofOf(A)).body).toMatchObject({
      proof: { outcome: 'DONE', by: 'dan', at: at('15:20'), heardAt: at('15:30'), signer: 'Sample Sender' },
    });
    const { body } = await world.show(run.id);
    expect((body as { history: { what: string; stop?: string }[] }).history.map(({ what }) => what)).toEqual([
      'DONE',
      'ARRIVED',
      'NEXT',
      'RELEASED',
      'PLANNED',
    ]);
  });

  test('whoever booked it reads what was taken and who signed, not who drove or where the phone was; nobody else reads it', async () => {
    const run = await released();
    world.at(at('15:30'));
    const stop = run.stops[0]?.id ?? '';
    await tell(run, sampleDone(stop, proofId(1), at('15:20')));
    const read = (userId: string, visit = '1') =>
      world.askBookings('GET /api/bookings/{reference}/proofs/{visit}', {
        as: { userId, roles: [] },
        params: { reference: A, visit },
      });
    const { ownerId } = await world.booking(A);
    const { status, body } = await read(ownerId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ proof: { outcome: 'DONE', at: at('15:20'), signer: 'Sample Sender' } });
    const { proof } = body as { proof: object };
    for (const key of ['by', 'position', 'photos', 'note', 'runId']) expect(proof).not.toHaveProperty(key);
    expect(await read(ownerId, '2')).toMatchObject({ status: 404, body: { code: 'PROOF_NOT_FOUND' } });
    expect(await read('somebody-else')).toMatchObject({ status: 404, body: { code: 'BOOKING_NOT_FOUND' } });
  });

  test('the receipt of the goods says what was counted, when, and who signed; before that it says nothing of a driver', async () => {
    const shipment = '7K3M9-Q2X4T-C';
    await world.store(pickup(C, { shipments: [shipment] }));
    const run = runIn(await world.act(runIn(await world.save(formOf([C]))), { kind: 'RELEASE' }));
    const { tables } = world;
    const read = pickupReader(tables.client(), tables.bookings);
    expect(await read(shipment)).toBeUndefined();
    world.at(at('15:30'));
    await world.settle();
    await tell(run, sampleDone(run.stops[0]?.id ?? '', proofId(1), at('15:20')));
    await world.settle();
    expect(await read(shipment)).toMatchObject({
      at: 'December 1, 2026 at 10:20 AM',
      counted: expect.stringContaining('barrel'),
      signer: 'Sample Sender',
    });
    expect(await read('00000-00000-0')).toBeUndefined();
  });

  test('sees neither street nor number of somebody whose stop has ended', async () => {
    const run = await released();
    world.at(at('15:30'));
    const { body } = await tell(run, sampleDone(run.stops[0]?.id ?? '', proofId(1), at('15:20')));
    const [done, next] = (body as { run: Run }).run.stops;
    expect(done).not.toHaveProperty('phone');
    expect(done?.place).not.toHaveProperty('street');
    expect(next?.place.street).toBe('12 Sample Avenue');
  });

  test('was there in vain: with a photo of this stop, and the booking says why', async () => {
    const run = await released();
    world.at(at('15:30'));
    const stop = run.stops[0]?.id ?? '';
    expect(await tell(run, failedAt(stop, [photo]))).toMatchObject({
      status: 422,
      body: { code: 'FILE_NOT_FOUND' },
    });
    await photographed(stop);
    expect((await tell(run, failedAt(stop, [photo]))).status).toBe(200);
    await world.settle();
    expect(await world.booking(A)).toMatchObject({
      state: 'FAILED',
      feeFor: 1,
      visits: [{ failure: { reason: 'consignee_not_home', note: 'Rang twice', by: 'dan' } }],
    });
  });
});

describe('what happened is never lost, and told once', () => {
  test('however often a phone tells it, and whatever answer is lost', async () => {
    const run = await released();
    world.at(at('15:30'));
    const stop = run.stops[0]?.id ?? '';
    const done = sampleDone(stop, proofId(1), at('15:20'));
    let losses = 3;
    const faults: Faults = {
      after: (operation) => {
        if (operation === 'TransactWriteItems' && losses-- > 0) throw connectionReset();
      },
    };
    for (let again = 0; again < 3; again += 1) await tell(run, done, dan, faults);
    expect((await tell(run, done)).status).toBe(200);
    await world.settle();
    await world.settle({ again: true });
    expect((await world.told()).filter(({ type }) => type === 'stop-completed.v1')).toHaveLength(1);
    expect((await world.booking(A)).state).toBe('COMPLETED');
    expect(await tell(run, sampleDone(stop, proofId(2), at('15:25')))).toMatchObject({
      status: 409,
      body: { code: 'STOP_ENDED' },
    });
    expect((await proofOf(A)).body).toMatchObject({ proof: { id: proofId(1) } });
  });

  test('two phones with the proof of one stop: one is kept', async () => {
    const run = await released();
    world.at(at('15:30'));
    const stop = run.stops[0]?.id ?? '';
    const answers = await Promise.all(
      [1, 2].map((n) => tell(run, sampleDone(stop, proofId(n), at('15:20')))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('also by a driver who has handed the run over: what happened until then counts, and they see no more of it', async () => {
    const run = await released();
    const [first, second] = run.stops.map(({ id }) => id) as [string, string];
    world.at(at('15:00'));
    await tell(run, { kind: 'START', at: at('13:40') });
    const { run: now } = (await world.show(run.id)).body as { run: Run };
    const handed = await world.act(now, { kind: 'HAND_OVER', vehicleId: run.vehicleId, driverId: 'eve' });
    expect(runIn(handed).driverId).toBe('eve');
    world.at(at('16:00'));
    expect(await tell(run, sampleDone(first, proofId(1), at('14:50')))).toMatchObject({
      status: 200,
      body: {},
    });
    expect((await tell(run, sampleDone(second, proofId(2), at('15:40')))).body).toMatchObject({
      code: 'RUN_NOT_YOURS',
    });
    expect(await own()).toEqual({ runs: [], vehicles: [], money: [] });
    expect((await own(eve)).runs[0]?.stops[0]?.state).toBe('DONE');
  });

  test('whose stop was taken off can still send a photo of it, and nobody else who drives', async () => {
    const run = await released();
    const stop = run.stops[0]?.id ?? '';
    const { tables } = world;
    const accessOf = (caller: Caller) => visitAccess(tables.client(), tables.runs)(stop, caller);
    await world.act(run, { kind: 'TAKE_OFF', stops: [stop], because: 'Too many' });
    expect([await accessOf(dan), await accessOf(eve)]).toEqual(['manage', undefined]);
  });

  test('a run that is back gives what it did not reach to others', async () => {
    const run = await released();
    await world.settle();
    world.at(at('21:00'));
    await tell(run, sampleDone(run.stops[0]?.id ?? '', proofId(1), at('15:20')));
    await tell(run, { kind: 'END', at: at('20:50') });
    await world.settle();
    expect([(await world.booking(A)).state, (await world.booking(B)).state]).toEqual([
      'COMPLETED',
      'CONFIRMED',
    ]);
    expect(await world.board()).toMatchObject({ open: [{ booking: B }] });
  });
});

describe('where a van is', () => {
  const say = ({ id }: Pick<Run, 'id'>, time: string, as = dan, place = { latitude: 40.7, longitude: -74 }) =>
    world.ask('POST /api/drive/runs/{id}/positions', {
      as,
      params: { id },
      body: { position: { ...place, accuracyMeters: 30, at: at(time) } },
    });
  const seenOn = async () => {
    const { runs } = (await world.board()) as { runs: { seen?: { at: string } }[] };
    return runs[0]?.seen?.at;
  };

  test('is on the board between the yard and the yard, from its own driver alone', async () => {
    const run = await released();
    world.at(at('13:40'));
    expect(await say(run, '13:39')).toMatchObject({ status: 409, body: { code: 'NOT_ON_THE_ROAD' } });
    await tell(run, { kind: 'START', at: at('13:40') });
    world.at(at('13:45'));
    expect((await say(run, '13:44', eve)).status).toBe(404);
    expect(await seenOn()).toBeUndefined();
    expect((await say(run, '13:44')).status).toBe(200);
    // Too soon after the last one.
    expect((await say(run, '13:45')).status).toBe(200);
    expect(await seenOn()).toBe(at('13:44'));
    world.at(at('21:00'));
    await tell(run, { kind: 'END', at: at('20:50') });
    expect(await say(run, '20:55')).toMatchObject({ status: 409 });
    expect(await seenOn()).toBeUndefined();
  });

  test('is gone after seven days, whenever the table deletes it', async () => {
    const run = await released();
    world.at(at('13:40'));
    await tell(run, { kind: 'START', at: at('13:40') });
    await say(run, '13:40');
    world.at('2026-12-08T13:39:00.000Z');
    expect(await seenOn()).toBe(at('13:40'));
    world.at('2026-12-08T13:41:00.000Z');
    expect(await seenOn()).toBeUndefined();
  });

  test('that is far from who is next tells them a later time, once, in the history', async () => {
    const run = await released();
    world.at(at('17:20'));
    await tell(run, { kind: 'START', at: at('13:40') });
    const far = { latitude: 41.6, longitude: -73.9 };
    await say(run, '17:20', dan, far);
    world.at(at('17:23'));
    await say(run, '17:23', dan, far);
    const { run: now, history } = (await world.show(run.id)).body as {
      run: Run;
      history: { what: string }[];
    };
    expect(now.stops.map(({ told }) => told?.what)).toEqual(['LATER', 'WINDOW']);
    expect(history.filter(({ what }) => what === 'LATER')).toHaveLength(1);
  });
});
