import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  admin,
  desk,
  dock,
  friday,
  nextFriday,
  type ShipmentsWorld,
  sender,
  shipmentIn,
  startShipmentsWorld,
} from './shipments.world.ts';

let world: ShipmentsWorld;
beforeAll(async () => {
  world = await startShipmentsWorld();
});
afterAll(() => world.stop());

type Who = typeof dock;
const scan = (number: string, act: string, more: object = {}, as: Who = dock) =>
  world.ask('POST /api/desk/shipments/{number}/scans', {
    as,
    params: { number },
    body: { eventId: newId(), n: 1, act, ...(act === 'LOAD' ? { flight: friday } : {}), ...more },
  });
const undo = (number: string, eventId: string, id = newId(), as: Who = dock) =>
  world.ask('POST /api/desk/shipments/{number}/events/{eventId}/undo', {
    as,
    params: { number, eventId },
    body: { id },
  });
const look = (number: string, n: string, as: Who = dock) =>
  world.ask('GET /api/desk/shipments/{number}/pieces/{n}', { as, params: { number, n } });
const hold = async (number: string, kind: string) => {
  const { version } = shipmentIn(await world.deskShow(number));
  const answer = await world.placeHold(number, { version, kind, note: 'Seen at the dock.' }, admin);
  expect(answer.status).toBe(200);
};
/** A booked shipment that nothing of its money keeps from flying. */
const paid = async () => {
  const { number, version } = await world.booked();
  const cleared = await world.clearHold(
    number,
    'PAYMENT_DUE',
    { version, note: 'Paid at the counter.' },
    admin,
  );
  expect(cleared.status).toBe(200);
  return { number };
};
const tracked = async (number: string) =>
  (await world.stored(`SHIPMENT#${number}`)).filter(({ sk }) => String(sk).startsWith('EVENT#'));

test('one piece goes from the door to its flight by four scans, each a small answer', async () => {
  const { number } = await paid();
  expect((await look(number, '1')).body.piece).toMatchObject({
    n: 1,
    of: 3,
    state: 'BOOKED',
    acts: ['CHECK_IN'],
  });
  expect(await scan(number, 'CHECK_IN')).toMatchObject({
    status: 200,
    body: { recorded: true, piece: { state: 'RECEIVED', acts: ['SCREEN', 'MISSING'] } },
  });
  expect(await scan(number, 'SCREEN')).toMatchObject({ status: 422, body: { code: 'SCREENING_NEEDED' } });
  await scan(number, 'SCREEN', { screening: 'XRY' });
  const loaded = await scan(number, 'LOAD');
  expect(loaded.body.piece).toMatchObject({ state: 'READY', loaded: true, departureId: friday });
  expect(JSON.stringify(loaded.body).length).toBeLessThan(1000);
  expect((await scan(number, 'OFFLOAD')).body.piece).toMatchObject({ state: 'READY', loaded: false });
});

test('an alarm at a second look puts a piece that was ready back to not screened, off its load, with a hold', async () => {
  const { number } = await paid();
  await scan(number, 'CHECK_IN');
  await scan(number, 'SCREEN', { screening: 'XRY' });
  await scan(number, 'LOAD');
  const alarm = { eventId: newId(), screening: 'ETD', result: 'ALARM' };
  for (const _ of [1, 2])
    expect((await scan(number, 'SCREEN', alarm)).body).toMatchObject({
      recorded: true,
      piece: { state: 'RECEIVED', loaded: false, acts: ['SCREEN', 'MISSING'] },
    });
  const held = shipmentIn(await world.deskShow(number));
  expect(held.pieces[0]).toMatchObject({ state: 'RECEIVED', security: 'NSC' });
  expect(held.pieces[0]?.screenings?.map(({ method, result }) => `${method} ${result}`)).toEqual([
    'XRY PASS',
    'ETD ALARM',
  ]);
  expect(held.holds.map(({ kind }) => kind)).toContain('SECOND_SCREENING');
  // What found it does not settle it. Another way does, and then it may go to its flight again.
  expect((await scan(number, 'SCREEN', { screening: 'ETD' })).body.code).toBe('SCREENING_NEEDED');
  expect((await scan(number, 'SCREEN', { screening: 'EDS' })).body.piece).toMatchObject({ state: 'READY' });
  const settled = shipmentIn(await world.deskShow(number));
  expect(settled.holds.map(({ kind }) => kind)).not.toContain('SECOND_SCREENING');
  expect((await scan(number, 'LOAD')).body.piece).toMatchObject({ loaded: true });
  // Nobody screens what is not here any more.
  const { number: another } = await paid();
  expect((await scan(another, 'SCREEN', { ...alarm, eventId: newId() })).body.code).toBe('STEP_NOT_POSSIBLE');
});

test('what passed for all-cargo aircraft alone is kept so, and may be screened once more for the others', async () => {
  const { number } = await paid();
  await scan(number, 'CHECK_IN');
  const cargoOnly = { screening: 'VCK', result: 'PASS_ALL_CARGO' };
  expect((await scan(number, 'SCREEN', cargoOnly)).body.piece).toMatchObject({
    state: 'READY',
    security: 'SCO',
    acts: ['SCREEN', 'LOAD', 'MISSING'],
  });
  expect((await world.deskShow(number)).body.blockers).toContainEqual(
    expect.objectContaining({ code: 'CARGO_AIRCRAFT_ONLY', pieces: [1] }),
  );
  expect((await scan(number, 'SCREEN', { screening: 'XRY' })).body).toMatchObject({
    recorded: true,
    piece: { state: 'READY', security: 'SPX', acts: ['LOAD', 'MISSING'] },
  });
  const { blockers, shipment } = (await world.deskShow(number)).body as {
    blockers: { code: string }[];
    shipment: Shipment;
  };
  expect(blockers.map(({ code }) => code)).not.toContain('CARGO_AIRCRAFT_ONLY');
  expect(shipment.pieces[0]?.screenings?.map(({ result }) => result)).toEqual(['PASS_ALL_CARGO', 'PASS']);
  expect((await scan(number, 'SCREEN', { screening: 'XRY' })).body).toMatchObject({ recorded: false });
});

describe('loading a flight', () => {
  const ready = async () => {
    const { number } = await paid();
    await scan(number, 'CHECK_IN');
    await scan(number, 'SCREEN', { screening: 'XRY' });
    return number;
  };
  const isLoaded = async (number: string) => (await look(number, '1')).body.piece;

  test('asks which flight it is, and refuses the piece of another one, whether that is loaded or not', async () => {
    const number = await ready();
    expect(await scan(number, 'LOAD', { flight: undefined })).toMatchObject({
      status: 422,
      body: { code: 'FLIGHT_NEEDED' },
    });
    const wrong = {
      status: 409,
      body: {
        code: 'OTHER_FLIGHT',
        message:
          'Do not load it. Piece 1 is for the flight to Guyana on Friday, November 27. You are loading the flight to Trinidad on Thursday, November 26.',
      },
    };
    const other = { flight: 'TT-2026-11-26' };
    expect(await scan(number, 'LOAD', other)).toMatchObject(wrong);
    expect(await isLoaded(number)).toMatchObject({ loaded: false });
    expect((await scan(number, 'LOAD')).body).toMatchObject({ recorded: true, piece: { loaded: true } });
    expect(await scan(number, 'LOAD', other)).toMatchObject(wrong);
    expect((await scan(number, 'LOAD', { flight: nextFriday })).body).toMatchObject({ code: 'OTHER_FLIGHT' });
  });

  test('refuses what a hold keeps from flying, also when it is loaded already', async () => {
    const kind = 'DAMAGE';
    const number = await ready();
    const eventId = newId();
    await scan(number, 'LOAD', { eventId });
    await hold(number, kind);
    const refused = await scan(number, 'LOAD');
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'BLOCKED',
        details: { blockers: [{ code: 'HOLD', hold: kind }], piece: { loaded: true } },
      },
    });
    expect(String(refused.body.message)).toContain('Do not load it. Piece 1 cannot fly: ');
    expect(JSON.stringify(refused.body).length).toBeLessThan(2000);
    // Its answer was lost: it was recorded before the hold came.
    expect((await scan(number, 'LOAD', { eventId })).body).toMatchObject({ recorded: true });
    await scan(number, 'OFFLOAD');
    expect((await scan(number, 'LOAD')).body).toMatchObject({ code: 'BLOCKED' });
    expect(await isLoaded(number)).toMatchObject({ loaded: false });
  });

  test('refuses what is not paid, and takes it once that is settled', async () => {
    const { number, version } = await world.booked();
    await scan(number, 'CHECK_IN');
    await scan(number, 'SCREEN', { screening: 'XRY' });
    expect((await scan(number, 'LOAD')).body).toMatchObject({
      code: 'BLOCKED',
      message: 'Do not load it. Piece 1 cannot fly: Payment due.',
    });
    const paidNow = { version: version + 2, note: 'Paid at the counter.' };
    expect((await world.clearHold(number, 'PAYMENT_DUE', paidNow, admin)).status).toBe(200);
    expect((await scan(number, 'LOAD')).body).toMatchObject({ recorded: true });
  });

  test('refuses a shipment with an alarm that is not settled, and not a piece whose neighbor has not come yet', async () => {
    const number = await ready();
    expect((await scan(number, 'LOAD')).body).toMatchObject({ recorded: true });
    await scan(number, 'CHECK_IN', { n: 2 });
    expect((await scan(number, 'LOAD', { n: 2 })).body).toMatchObject({
      code: 'STEP_NOT_POSSIBLE',
      message: 'Not recorded. Piece 2 is at the dock and not screened yet.',
    });
    await scan(number, 'SCREEN', { n: 2, screening: 'ETD', result: 'ALARM' });
    expect((await scan(number, 'LOAD')).body).toMatchObject({
      code: 'BLOCKED',
      details: { blockers: [{ hold: 'SECOND_SCREENING' }] },
    });
  });

  test('refuses on an aircraft with passengers what is screened for all-cargo aircraft alone', async () => {
    const { number } = await paid();
    await scan(number, 'CHECK_IN');
    await scan(number, 'SCREEN', { screening: 'VCK', result: 'PASS_ALL_CARGO' });
    expect((await scan(number, 'LOAD')).body).toMatchObject({
      code: 'BLOCKED',
      details: { blockers: [{ code: 'CARGO_AIRCRAFT_ONLY', pieces: [1] }] },
    });
  });
});

test('the same scan twice, and the same label twice, are one event', async () => {
  const { number } = await world.booked();
  const before = (await tracked(number)).length;
  const eventId = newId();
  for (const _ of [1, 2])
    expect((await scan(number, 'CHECK_IN', { eventId })).body).toMatchObject({ recorded: true });
  expect((await scan(number, 'CHECK_IN')).body).toMatchObject({ recorded: false });
  expect((await tracked(number)).length).toBe(before + 1);
  // Its answer was lost, and it is sent again after the piece has gone on.
  await scan(number, 'SCREEN', { screening: 'XRY' });
  expect((await scan(number, 'CHECK_IN', { eventId })).body).toMatchObject({
    recorded: true,
    piece: { state: 'READY' },
  });
});

test('a step that cannot happen says what is true now, in few words', async () => {
  const { number } = await paid();
  const refused = await scan(number, 'LOAD');
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'STEP_NOT_POSSIBLE', details: { piece: { n: 1, state: 'BOOKED', acts: ['CHECK_IN'] } } },
  });
  expect(JSON.stringify(refused.body).length).toBeLessThan(1500);
  expect((await scan(number, 'CHECK_IN', { n: 9 })).body).toMatchObject({ code: 'PIECE_NOT_FOUND' });
  expect((await look(number, '9')).status).toBe(404);
  for (const as of [desk, sender])
    expect((await scan(number, 'CHECK_IN', {}, as as unknown as Who)).status).toBe(403);
});

test('who recorded a scan takes it back once, and nobody outside reads of either', async () => {
  const { number } = await world.booked();
  const [eventId, id] = [newId(), newId()];
  const before = (await world.ask('GET /api/tracking/{number}', { params: { number } })).body;
  await scan(number, 'CHECK_IN', { eventId });
  expect((await undo(number, eventId, newId(), admin as unknown as Who)).body).toMatchObject({
    code: 'UNDO_NOT_YOURS',
  });
  for (const _ of [1, 2])
    expect((await undo(number, eventId, id)).body).toMatchObject({ piece: { state: 'BOOKED' } });
  expect(await undo(number, eventId)).toMatchObject({ status: 409, body: { code: 'UNDO_TOO_LATE' } });
  expect((await undo(number, newId())).body).toMatchObject({ code: 'EVENT_NOT_FOUND' });
  const after = (await world.ask('GET /api/tracking/{number}', { params: { number } })).body;
  expect({ ...after, asOf: '' }).toEqual({ ...before, asOf: '' });
  const own = (await world.show(number)).body as { events: readonly { code: string }[] };
  expect(own.events.map(({ code }) => code)).toEqual(['BKD']);
  const seen = (await world.deskShow(number)).body as { events: readonly { code: string }[] };
  expect(seen.events.map(({ code }) => code).toSorted()).toEqual(['BKD', 'FOH', 'UNDO']);
  // It can be recorded again, and what followed it is not taken back with it.
  const again = newId();
  await scan(number, 'CHECK_IN', { eventId: again });
  await scan(number, 'SCREEN', { screening: 'XRY' });
  expect((await undo(number, again)).body).toMatchObject({ code: 'UNDO_TOO_LATE' });
});

describe('a scan waits for a slow connection, so it', () => {
  /** What one scan asks of the tables, in order. */
  const asked = async (number: string, act: string, more: object = {}, before?: () => Promise<unknown>) => {
    const operations: string[] = [];
    const ask = world.another({
      before: async (operation) => {
        if (operation === 'TransactWriteItems' && !operations.includes(operation)) await before?.();
        operations.push(operation);
      },
    });
    const { status, body } = await ask('POST /api/desk/shipments/{number}/scans', {
      as: dock,
      params: { number },
      body: { eventId: newId(), n: 1, act, ...(act === 'LOAD' ? { flight: friday } : {}), ...more },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return operations;
  };
  const once = ['GetItem', 'TransactWriteItems'];

  test('reads its shipment once and decides once, with its flight and the exports on it where it loads', async () => {
    const { number } = await paid();
    expect(await asked(number, 'CHECK_IN')).toEqual(once);
    expect(await asked(number, 'SCREEN', { screening: 'XRY' })).toEqual(once);
    expect(await asked(number, 'LOAD')).toEqual(['GetItem', 'GetItem', 'GetItem', 'TransactWriteItems']);
    // What is so already: the flight says whether it may stay, and the id of the scan whether it was this one.
    expect(await asked(number, 'LOAD')).toEqual(['GetItem', 'GetItem', 'GetItem', 'GetItem']);
    expect(await asked(number, 'OFFLOAD')).toEqual(once);
  });

  test('decides again only when somebody else wrote in between, on what they wrote', async () => {
    const { number } = await world.booked();
    expect(await asked(number, 'CHECK_IN', {}, () => scan(number, 'CHECK_IN', { n: 2 }))).toEqual([
      ...once,
      ...once,
    ]);
    // Another person was first: that is no second event.
    const meanwhile = () => scan(number, 'CHECK_IN', { n: 3 });
    expect(await asked(number, 'CHECK_IN', { n: 3 }, meanwhile)).toEqual([...once, 'GetItem', 'GetItem']);
    const { pieces } = shipmentIn(await world.deskShow(number));
    expect(pieces.map(({ state }) => state)).toEqual(['RECEIVED', 'RECEIVED', 'RECEIVED']);
    expect((await tracked(number)).filter(({ code }) => code === 'FOH')).toHaveLength(3);
  });

  test('is never taken for another one of the same id: an alarm is not a screening that passed', async () => {
    const { number } = await world.booked();
    await scan(number, 'CHECK_IN');
    const eventId = newId();
    await scan(number, 'SCREEN', { eventId, screening: 'XRY' });
    for (const other of [{ result: 'ALARM' }, { n: 2 }])
      expect((await scan(number, 'SCREEN', { eventId, screening: 'XRY', ...other })).body.code).toBe(
        'EVENT_EXISTS',
      );
  });
});

test('the pieces of a flight are counted as they are loaded and taken off', async () => {
  const { number } = await paid();
  const loadNow = async () => {
    const { body } = await world.ask('GET /api/desk/departures/{id}/load', {
      as: dock,
      params: { id: friday },
    });
    return body.load as { done: number; of: number };
  };
  const before = await loadNow();
  await scan(number, 'CHECK_IN');
  await scan(number, 'SCREEN', { screening: 'XRY' });
  expect(await loadNow()).toEqual(before);
  await scan(number, 'LOAD');
  expect(await loadNow()).toEqual({ done: before.done + 1, of: before.of });
  await scan(number, 'OFFLOAD');
  expect(await loadNow()).toEqual(before);
  expect(before.of).toBeGreaterThanOrEqual(3);
});

test('a handheld with an empty battery dates nothing to 1970: our time counts, and its own is kept beside it', async () => {
  const { number } = await world.booked();
  for (const [n, at] of [
    [1, '1970-01-01T00:00:00.000Z'],
    [2, '0001-01-01T00:00:00Z'],
  ] as const)
    expect(await scan(number, 'CHECK_IN', { n, at })).toMatchObject({
      status: 200,
      body: { recorded: true, piece: { at: expect.stringMatching(/^2026-11-13/) } },
    });
  const seen = (await world.deskShow(number)).body as { events: readonly Record<string, string>[] };
  const [scanned] = seen.events.filter(({ code, saidAt }) => code === 'FOH' && saidAt?.startsWith('1970'));
  expect(scanned?.at).toBe(scanned?.recordedAt);
  const told = await world.ask('GET /api/tracking/{number}', { params: { number } });
  expect(told.status).toBe(200);
  expect(JSON.stringify(told.body)).not.toMatch(/1970|0001-01/);
});
