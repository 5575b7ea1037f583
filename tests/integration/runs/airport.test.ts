import { PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FlightRecord } from '#domain/departures/flight.ts';
import type { Role } from '#domain/kernel/role.ts';
import type { AirportForm } from '#domain/runs/airport/planned.ts';
import type { DriveAct } from '#domain/runs/driving/act.ts';
import type { Run } from '#domain/runs/run.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { fileItem } from '#lambdas/files/store/file-items.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { put } from '#lambdas/runtime/table/writes.ts';
import { shipmentItem } from '#lambdas/shipments/store/shipment-items.ts';
import { rowWrites } from '#lambdas/shipments/store/shipment-rows.ts';
import { aFlight, storeFlights } from '../../support/flights.ts';
import { drivers, formOf, pickup, type RunsWorld, runIn, startRunsWorld, vans } from './runs.world.ts';

let world: RunsWorld;
beforeEach(async () => {
  world = await startRunsWorld();
  await flying({});
  const { shipments } = world.tables;
  const shipment = { ...sampleShipment, departureId: FLIGHT };
  const rows = rowWrites(shipments, undefined, shipment).flatMap(({ Put }) => Put?.Item ?? []);
  for (const Item of [shipmentItem(shipment), ...rows])
    await world.tables.client().send(new PutCommand({ TableName: shipments, Item }));
});
afterEach(() => world.stop());

const FLIGHT = 'GY-2026-12-04';
const dan = { userId: 'dan', roles: ['driver'] as readonly Role[] };
const eve = { userId: 'eve', roles: ['driver'] as readonly Role[] };
const codes = sampleShipment.pieces.map(({ n }) => `7K3M9Q2X4TC-${n}`);
const receipt = '019a1d3c-0000-4000-8000-000000000501';
const at = (time: string): string => `2026-12-01T${time}:00.000Z`;

/** Friday's flight, of which the manifest is made. */
const flying = (change: Partial<FlightRecord>) =>
  storeFlights(
    world.tables,
    aFlight({
      recorded: 'MANIFESTED',
      manifest: { version: 1, at: at('12:00') },
      carrier: 'Caribbean Airlines',
      flightNumber: 'BW 525',
      ...change,
    }),
  );
const form = (change: Partial<AirportForm> = {}): AirportForm => ({
  flight: FLIGHT,
  day: '2026-12-01',
  vehicleId: vans[0]?.id ?? '',
  driverId: 'dan',
  from: '10:00',
  to: '16:00',
  ...change,
});
const save = (change: Partial<AirportForm> = {}, { id = newId(), version = 0 } = {}) =>
  world.ask('PUT /api/desk/airport-runs/{id}', { params: { id }, body: { version, form: form(change) } });
const released = async (): Promise<Run> => runIn(await world.act(runIn(await save()), { kind: 'RELEASE' }));
const tell = ({ id }: Pick<Run, 'id'>, act: DriveAct, as = dan) =>
  world.ask('POST /api/drive/runs/{id}/acts', { as, params: { id }, body: { act } });
const load = (code: string): DriveAct => ({ kind: 'LOAD', stop: FLIGHT, at: at('14:40'), code });
const tendered = (n: number): DriveAct => ({
  kind: 'TENDERED',
  stop: FLIGHT,
  at: at('16:20'),
  proof: {
    id: `019a1d3c-0000-4000-8000-00000000060${n}`,
    photos: [receipt],
    pieces: codes.length,
    lb: 230,
    name: 'A. Sample',
  },
});
const turnedAway: DriveAct = {
  kind: 'TURNED_AWAY',
  stop: FLIGHT,
  at: at('16:20'),
  proof: { id: '019a1d3c-0000-4000-8000-000000000609', photos: [receipt], reason: 'TOO_LATE' },
};
/** A photo at the airline that has arrived and was taken. */
const photographed = async (purpose: 'AIRLINE_RECEIPT' | 'STOP_PHOTO'): Promise<void> => {
  const file = {
    ...{ id: receipt, subject: { kind: 'visit', id: FLIGHT }, purpose, contentType: 'image/jpeg' },
    ...{
      state: 'RELEASED',
      version: 1,
      name: 'receipt.jpg',
      bytes: 1000,
      askedAt: at('16:19'),
      askedBy: 'dan',
    },
  };
  const { Put } = put(world.tables.files, fileItem(file as Parameters<typeof fileItem>[0]));
  await world.tables.client().send(new PutCommand(Put as PutCommandInput));
};
const refusalOf = ({ status, body }: { status: number | undefined; body: Record<string, unknown> }) => ({
  status,
  code: body.code,
});
const eventsOf = async (type: string) => (await world.told()).filter((event) => event.type === type);

describe('an airport run', () => {
  test('goes to the dock of the airline with what the flight has, and is on the board beside the others', async () => {
    await world.store(pickup('BKG-AAAAAA'));
    runIn(await world.save(formOf(['BKG-AAAAAA'], { vehicleId: vans[1]?.id ?? '', driverId: 'eve' })));
    const run = runIn(await save());
    expect(run.airport).toMatchObject({
      ...{ flight: FLIGHT, flightNumber: 'BW 525', pieces: codes.length, state: 'PLANNED', scanned: [] },
      dock: expect.stringContaining('11430'),
      // Four hours before the departure at ten in the evening.
      acceptBy: '2026-12-04T23:00:00.000Z',
    });
    expect(await world.board()).toMatchObject({
      runs: [{ run: { stops: [{ booking: 'BKG-AAAAAA' }] } }],
      airport: [{ run: { id: run.id } }],
    });
    expect(runIn(await save({}, { id: run.id })).version).toBe(1);
  });

  test('says that it is there too late, and is planned all the same', async () => {
    await flying({ day: '2026-12-01', departureTime: '15:00' });
    const { airport } = runIn(await save());
    expect(airport?.acceptBy).toBe(at('16:00'));
    expect((airport?.arrivesAt ?? '') > at('16:00')).toBe(true);
  });

  test('needs a driver whose threat assessment is valid on the day', async () => {
    const [driver] = drivers;
    if (driver === undefined) throw new Error('There is no driver.');
    const { threatAssessment: _, ...papers } = driver.papers;
    world.becomes({ ...driver, papers });
    expect(await save()).toMatchObject({
      status: 409,
      body: {
        code: 'NOT_ASSIGNABLE',
        details: {
          driver: [{ code: 'PAPER_MISSING', text: 'The security threat assessment is not on record.' }],
        },
      },
    });
  });

  test('has its flight to itself: of two that race for it, one is made', async () => {
    const other = { vehicleId: vans[1]?.id ?? '', driverId: 'eve' };
    const answers = await Promise.all([save(), save(other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'VISIT_TAKEN',
      message: `Another run has ${FLIGHT}.`,
    });
    const first = answers.find(({ status }) => status === 200);
    if (first === undefined) throw new Error('Nobody has it.');
    await world.act(runIn(first), { kind: 'CANCEL', because: 'Snow' });
    runIn(await save(other));
  });

  test('is refused where the flight has left, leaves before, or nobody knows the dock', async () => {
    expect(refusalOf(await save({ flight: 'GY-2026-12-11' }))).toEqual({
      status: 422,
      code: 'FLIGHT_NOT_FOUND',
    });
    await flying({ recorded: 'TENDERED' });
    expect(refusalOf(await save())).toEqual({ status: 409, code: 'FLIGHT_LEFT' });
    await flying({ originAirport: 'ZZZ' });
    expect(refusalOf(await save())).toEqual({ status: 422, code: 'DOCK_UNKNOWN' });
    await flying({});
    expect(refusalOf(await save({ to: '10:30' }))).toEqual({ status: 422, code: 'OUTSIDE_HOURS' });
  });

  test('is given to its driver with the list of the manifest, and not before there is one', async () => {
    await flying({ recorded: 'SCHEDULED' });
    const run = runIn(await save());
    expect(await world.act(run, { kind: 'RELEASE' })).toMatchObject({
      status: 409,
      body: { code: 'STEP_NOT_POSSIBLE', message: expect.stringContaining('no manifest yet') },
    });
    await flying({});
    expect(runIn(await world.act(run, { kind: 'RELEASE' })).airport?.list).toEqual({ manifest: 1, codes });
  });
});

describe('its driver', () => {
  test('scans each piece once, on two phones; what is not on the list stays at the dock', async () => {
    const run = await released();
    world.at(at('15:00'));
    const [first = '', ...others] = codes;
    await Promise.all([tell(run, load(first)), tell(run, load(first))]);
    expect(await tell(run, load('7K3M9Q2X4TC-9'))).toMatchObject({
      status: 409,
      body: { code: 'PIECE_NOT_LISTED', message: expect.stringContaining('Leave it at our dock') },
    });
    expect(refusalOf(await tell(run, { kind: 'START', at: at('14:50') }))).toEqual({
      status: 409,
      code: 'PIECES_MISSING',
    });
    for (const code of others) await tell(run, load(code));
    const { body } = await tell(run, { kind: 'START', at: at('14:50') });
    expect(body).toMatchObject({ run: { state: 'UNDER_WAY', airport: { state: 'NEXT', scanned: codes } } });
    expect(refusalOf(await tell(run, load(first), eve))).toEqual({ status: 404, code: 'RUN_NOT_FOUND' });
  });

  test('leaves without a piece only with a reason, which the desk reads', async () => {
    const run = await released();
    world.at(at('15:00'));
    await tell(run, load(codes[0] ?? ''));
    const without = 'The barrel leaks';
    expect((await tell(run, { kind: 'START', at: at('14:50'), without })).status).toBe(200);
    expect(await world.board()).toMatchObject({
      airport: [{ run: { airport: { without, scanned: [codes[0]] } } }],
    });
  });

  test('hands the cargo over once, with a photo of the receipt, however often the phone tells it', async () => {
    const run = await released();
    world.at(at('16:30'));
    expect(refusalOf(await tell(run, tendered(1)))).toEqual({ status: 422, code: 'FILE_NOT_FOUND' });
    await photographed('AIRLINE_RECEIPT');
    for (let again = 0; again < 3; again += 1) expect((await tell(run, tendered(1))).status).toBe(200);
    expect(refusalOf(await tell(run, tendered(2)))).toEqual({ status: 409, code: 'STOP_ENDED' });
    expect((await eventsOf('cargo-accepted.v1')).map(({ data }) => data)).toMatchObject([
      { flight: FLIGHT, pieces: codes.length, lb: 230, photos: [receipt], by: 'dan' },
    ]);
  });

  test('comes back with a reason: the flight is open for another run', async () => {
    const run = await released();
    world.at(at('16:30'));
    await photographed('STOP_PHOTO');
    expect((await tell(run, turnedAway)).status).toBe(200);
    expect(await eventsOf('cargo-turned-away.v1')).toMatchObject([
      { data: { flight: FLIGHT, reason: 'TOO_LATE' } },
    ]);
    expect((await tell(run, { kind: 'END', at: at('16:29') })).status).toBe(200);
    world.at(at('17:00'));
    runIn(await save({ from: '13:00', to: '17:00', vehicleId: vans[1]?.id ?? '', driverId: 'eve' }));
  });
});
