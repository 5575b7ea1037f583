import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  admin,
  desk,
  dock,
  friday,
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
    body: { eventId: newId(), n: 1, act, ...more },
  });
const undo = (number: string, eventId: string, id = newId(), as: Who = dock) =>
  world.ask('POST /api/desk/shipments/{number}/events/{eventId}/undo', {
    as,
    params: { number, eventId },
    body: { id },
  });
const look = (number: string, n: string, as: Who = dock) =>
  world.ask('GET /api/desk/shipments/{number}/pieces/{n}', { as, params: { number, n } });
const tracked = async (number: string) =>
  (await world.stored(`SHIPMENT#${number}`)).filter(({ sk }) => String(sk).startsWith('EVENT#'));

test('one piece goes from the door to its flight by four scans, each a small answer', async () => {
  const { number } = await world.booked();
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
  const { number } = await world.booked();
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
  const { number: another } = await world.booked();
  expect((await scan(another, 'SCREEN', { ...alarm, eventId: newId() })).body.code).toBe('STEP_NOT_POSSIBLE');
});

test('what passed for all-cargo aircraft alone is kept so, and may be screened once more for the others', async () => {
  const { number } = await world.booked();
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
  const { number } = await world.booked();
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

test('the pieces of a flight are counted as they are loaded and taken off', async () => {
  const { number } = await world.booked();
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
