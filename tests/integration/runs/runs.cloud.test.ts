import { createHash } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DoorMoney } from '#domain/billing/door/door-money.ts';
import type { Booking } from '#domain/bookings/booking.ts';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import type { Flight } from '#domain/departures/flight.ts';
import { sampleDriver } from '#domain/drivers/testing/sample-driver.ts';
import { jpeg } from '#domain/files/testing/sample-files.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import type { RunOnBoard } from '#domain/runs/desk/endpoints.ts';
import type { DriveAct } from '#domain/runs/driving/act.ts';
import type { Run } from '#domain/runs/run.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import type { VehicleNow } from '#domain/vehicles/summary.ts';
import { dayKey } from '#lambdas/runs/store/claim-items.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { tableClient } from '../../support/audit.ts';
import { giveManifest } from '../../support/flights.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';
import type { Tokens } from '../../support/people.ts';
import { van } from '../vehicles/vehicles.world.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { dispatch, driver, customer } = signedIn(cloud, 'dispatch', 'driver', 'customer');

const vehicleId = newId();
const runId = newId();
const today = newYorkDay(Date.now());
const later = addDays(today, 300);
const passed = { passed: today, expires: later };

const ask = async <Body = Record<string, unknown>>(
  path: string,
  {
    as = dispatch,
    ...request
  }: { as?: Tokens; body?: unknown; method?: 'PUT'; headers?: Record<string, string> } = {},
): Promise<Body> => {
  const answer = await cloud.ask<Body>(path, { as, ...request });
  expect([path, answer.status, answer.status === 200 ? '' : answer.body]).toEqual([path, 200, '']);
  return answer.body;
};
const job = (name: string) => cloud.invoke(cloud.named('AWS::Lambda::Function', name), {});
const kinds = async (): Promise<readonly string[]> =>
  (await ask<{ items: readonly { kind: string }[] }>('tasks')).items.map(({ kind }) => kind);

/** Books a pickup of one barrel in the first slot that is free. */
const pickup = async (): Promise<Booking> => {
  const as = customer;
  const { slots } = await ask<{ slots: OfferedSlot[] }>('slots?way=PICKUP&to=GY', { as });
  const body = {
    ...{ way: 'PICKUP', to: 'GY', zip: '11226', street: '12 Sample Avenue', stairs: false, photos: [] },
    ...{ name: 'Sample Sender', phone: '(718) 555-0123', shipments: [], searchConsent: true },
    goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weightLb: 140 }],
    slot: slots.find(({ full }) => !full)?.id,
  };
  return ask<Booking>('bookings', { as, body, headers: { 'idempotency-key': newId() } });
};
const stateOf = async ({ reference }: Booking) =>
  (await ask<{ booking: Booking }>(`desk/bookings/${reference}`)).booking.state;
const runNow = async () => (await ask<RunOnBoard>(`desk/runs/${runId}`)).run;

const tell = ({ id }: Pick<Run, 'id'>, act: DriveAct) =>
  ask(`drive/runs/${id}/acts`, { as: driver, body: { act } });

let client: ReturnType<typeof tableClient>;
const table = (name: string): string => cloud.named('AWS::DynamoDB::Table', name);
beforeAll(async () => {
  client = tableClient(cloud);
  const papers = {
    registration: { expires: later },
    insurance: { expires: later },
    inspection: { expires: later },
  };
  const entered = { version: 0, form: { ...van, papers }, miles: 45_120 };
  await ask(`desk/vehicles/${vehicleId}`, { method: 'PUT', body: entered });
  const form = {
    license: { ...sampleDriver.license, expires: later },
    papers: { threatAssessment: passed, securityTraining: passed, hazmatTraining: passed },
    weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '06:00', to: '22:00' })),
  };
  await ask(`desk/drivers/${driver.userId}`, { method: 'PUT', body: { version: 0, form } });
});
afterAll(() => client.destroy());

/** A flight with a booked shipment, of which the manifest is made. */
const manifested = async (): Promise<string> => {
  const as = customer;
  const send = async <Body>(path: string, body: object) =>
    ask<Body>(path, { as, body, headers: { 'idempotency-key': newId() } });
  await job('DeparturesPlan');
  const { items } = await ask<{ items: Flight[] }>('departures?to=GY', { as });
  const flight = items.find(({ cargoCutoff }) => Date.parse(cargoCutoff) > Date.now())?.id ?? '';
  type Drafted = { shipment: { number: string; version: number; promise: { total: number } } };
  const { shipment } = await send<Drafted>('shipments', { form: sampleForm });
  const { number, version, promise } = shipment;
  await send(`shipments/${number}/book`, { version, departureId: flight, total: promise.total });
  await giveManifest(client, table('Departures'), flight);
  return flight;
};

/** Sends a photo of the airline's receipt as a phone does. */
const photographed = async (flight: string): Promise<string> => {
  const { file, upload } = await ask<{
    file: { id: string };
    upload: { url: string; headers: Record<string, string> };
  }>('files', {
    as: driver,
    headers: { 'idempotency-key': newId() },
    body: {
      ...{ purpose: 'AIRLINE_RECEIPT', subject: { kind: 'visit', id: flight } },
      ...{ contentType: 'image/jpeg', bytes: jpeg.length },
      sha256: createHash('sha256').update(jpeg).digest('base64'),
    },
  });
  const body = new Uint8Array(jpeg);
  const { status } = await fetch(upload.url, { method: 'PUT', headers: upload.headers, body });
  expect(status).toBe(200);
  return file.id;
};

test('the cargo of a flight is scanned onto a van, handed to the airline, and the flight has the receipt', async () => {
  const flight = await manifested();
  const id = newId();
  const form = { flight, day: today, vehicleId, driverId: driver.userId, from: '07:00', to: '21:00' };
  const { run } = await ask<RunOnBoard>(`desk/airport-runs/${id}`, {
    method: 'PUT',
    body: { version: 0, form },
  });
  await ask(`desk/runs/${id}/acts`, { body: { version: run.version, act: { kind: 'RELEASE' } } });
  const { runs } = await ask<{ runs: Run[] }>('drive/runs', { as: driver });
  const codes = runs[0]?.airport?.list?.codes ?? [];
  expect(codes).toHaveLength(3);

  const at = new Date().toISOString();
  for (const code of codes) await tell({ id }, { kind: 'LOAD', stop: flight, at, code });
  await tell({ id }, { kind: 'START', at });
  await tell({ id }, { kind: 'ARRIVE', stop: flight, at });
  const proof = { id: newId(), photos: [await photographed(flight)], pieces: 3, lb: 221, name: 'A. Sample' };
  await tell({ id }, { kind: 'TENDERED', stop: flight, at, proof });
  await tell({ id }, { kind: 'END', at });
  const receipt = async () => (await ask<{ flight: Flight }>(`desk/departures/${flight}`)).flight.receipt;
  await expect.poll(receipt, patience).toMatchObject({ runId: id, pieces: 3, lb: 221, by: driver.userId });
}, 120_000);

/** Pickups cannot be booked for every day on which tests run, so the day of a run stands for today: the phone of its driver shows it. */
const isToday = async (day: string): Promise<void> => {
  const key = (on: string) => dayKey({ what: 'driver', id: driver.userId, day: on });
  const { Item } = await client.send(new GetCommand({ TableName: table('Runs'), Key: key(day) }));
  await client.send(new PutCommand({ TableName: table('Runs'), Item: { ...Item, ...key(today) } }));
};

test('pickups are planned, a customer hears that they are next, another cancels, and the van breaks down', async () => {
  const [one, other] = [await pickup(), await pickup()];
  const day = one.visits.at(-1)?.slot.day ?? '';

  const open = async () => (await ask<{ open: { booking: string }[] }>(`desk/runs?day=${day}`)).open.length;
  await expect.poll(open, patience).toBe(2);
  const ours = { vehicleId, driverId: driver.userId, from: '07:00', to: '21:00' };
  const plan = await ask<{ runs: { stops: object[] }[] }>('desk/runs/plan', {
    body: { day, vans: [ours], pinned: {} },
  });
  const stops = plan.runs[0]?.stops;
  await ask(`desk/runs/${runId}`, { method: 'PUT', body: { version: 0, form: { day, ...ours, stops } } });
  await expect.poll(() => stateOf(one), patience).toBe('ASSIGNED');
  await expect.poll(() => stateOf(other), patience).toBe('ASSIGNED');

  // Its driver is on the way to the other one, who hears that they are next.
  const planned = await runNow();
  await ask(`desk/runs/${runId}/acts`, { body: { version: planned.version, act: { kind: 'RELEASE' } } });
  const head = { kind: 'HEAD' as const, stop: `${other.reference}-1`, at: new Date().toISOString() };
  await tell({ id: runId }, head);
  await isToday(day);
  const { money } = await ask<{ money: DoorMoney[] }>('drive/runs', { as: driver });
  const [bill] = money.find(({ stop }) => stop === head.stop)?.bills ?? [];
  const cash = { stop: head.stop, parts: [{ id: newId(), ...bill }] };
  expect(await ask(`drive/runs/${runId}/cash`, { as: driver, body: { cash } })).toMatchObject({
    money: { bills: [], taken: [{ cents: bill?.cents }] },
  });
  const toldNext = async () => {
    await job('SoonTell');
    const mail = await cloud.listed<{ readonly subject: string }>('mail');
    return mail.filter(({ subject }) => subject.startsWith('You are our next stop')).length;
  };
  await expect.poll(toldNext, patience).toBe(1);
  await expect.poll(() => stateOf(other), patience).toBe('EN_ROUTE');
  expect(await ask(`bookings/${other.reference}`, { as: customer })).toMatchObject({
    coming: { what: 'NEXT' },
  });

  const { version } = await ask<Booking>(`bookings/${one.reference}`, { as: customer });
  await ask(`bookings/${one.reference}/cancel`, { as: customer, body: { version, fee: 0 } });
  const off = async () => (await runNow()).stops.find(({ booking }) => booking === one.reference)?.because;
  await expect.poll(off, patience).toBe('It was canceled.');

  const { vehicle } = await ask<VehicleNow>(`desk/vehicles/${vehicleId}`);
  await ask(`desk/vehicles/${vehicleId}/acts`, {
    body: { version: vehicle.version, act: { kind: 'TAKE_OUT', because: 'The gearbox is broken' } },
  });
  const { runs } = await ask<{ runs: RunOnBoard[] }>(`desk/runs?day=${day}`);
  expect(runs).toMatchObject([{ blocks: { vehicle: [{ code: 'OUT_OF_SERVICE' }] } }]);
  // A day that is not one of the next ones is found by the look at all days, and the list can be built again.
  for (const name of ['TasksWatchDates', 'TasksRebuild']) await job(name);
  await expect.poll(kinds, patience).toContain('RUNS_BLOCKED');

  const run = await runNow();
  await ask(`desk/runs/${runId}/acts`, {
    body: { version: run.version, act: { kind: 'TAKE_OFF', stops: [head.stop], because: 'No van can go' } },
  });
  await expect.poll(kinds, patience).not.toContain('RUNS_BLOCKED');
  await expect.poll(() => stateOf(other), patience).toBe('CONFIRMED');
  expect((await cloud.ask(`desk/runs?day=${day}`, { as: driver })).status).toBe(403);
}, 240_000);
