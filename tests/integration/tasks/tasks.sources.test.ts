import { afterEach, expect, test } from 'vitest';
import { wire as departures } from '#lambdas/departures/http.ts';
import { flights, houseWaybills } from '#lambdas/departures/index.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { opinionLinks } from '#lambdas/shipments/index.ts';
import { taskSources } from '#lambdas/tasks/follow/sources.ts';
import { type Asked, call, keyFor, testDependencies } from '../../support/call.ts';
import { aFlight, storeFlights } from '../../support/flights.ts';
import { startTables, type Tables } from '../../support/tables.ts';
import { startBillingWorld } from '../billing/billing.world.ts';
import { startEnquiriesWorld } from '../enquiries/enquiries.world.ts';
import { aBarrel, aHeavyBarrel, startQuotesWorld } from '../quotes/quotes.world.ts';
import { startArrivalsWorld, wrongFor } from '../shipments/arrivals.world.ts';
import { startRollsWorld } from '../shipments/shipments.rolls.world.ts';
import {
  admin,
  dock,
  friday,
  nextFriday,
  shipmentIn,
  startShipmentsWorld,
} from '../shipments/shipments.world.ts';
import { tasksOn } from './tasks.world.ts';

const NOW = '2026-11-13T15:00:00.000Z';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** The tasks that follow the domains on these tables. */
const following = async (tables: Tables) => {
  const world = tasksOn(tables, NOW);
  const empty = await startTables();
  stops.push(() => empty.stop());
  const clock = () => new Date(NOW);
  const anew = tasksOn(empty, NOW, taskSources(tables.env, { client: tables.client(), clock }));
  /** Hears everything, twice and the second time backward, and returns the ids of the open tasks. */
  return async (): Promise<readonly string[]> => {
    await world.hearAll();
    const open = await world.open();
    for (const event of (await world.outbox()).toReversed()) await world.hear(event);
    expect(await world.open(), 'heard again, backward').toEqual(open);
    await world.rebuild();
    expect(await world.open(), 'built again').toEqual(open);
    await anew.rebuild();
    expect(await anew.open(), 'made of the domains alone').toEqual(open);
    return open.map((line) => line.split(' ')[0] ?? '');
  };
};

test('a hold is a task until it is cleared, or the shipment is canceled', async () => {
  const world = await startShipmentsWorld();
  stops.push(world.stop);
  const open = await following(world.tables);
  const { number, version } = await world.booked();
  expect(await open()).toEqual([`PAYMENT_DUE.${number}`]);
  const damaged = shipmentIn(
    await world.placeHold(number, { version, kind: 'DAMAGE', note: 'A corner is wet.' }, dock),
  );
  expect(await open()).toEqual([`DAMAGE.${number}`, `PAYMENT_DUE.${number}`]);
  const paid = { version: damaged.version, note: 'Receipt 12.' };
  const { version: last } = shipmentIn(await world.clearHold(number, 'PAYMENT_DUE', paid, admin));
  expect(await open()).toEqual([`DAMAGE.${number}`]);
  expect((await world.cancel(number, { version: last })).status).toBe(200);
  expect(await open()).toEqual([]);
});

test('a hold that keeps goods off a flight is due before the flight, also after a move to another', async () => {
  const world = await startShipmentsWorld();
  stops.push(world.stop);
  const tasks = tasksOn(world.tables, NOW);
  world.at('2026-11-24T15:00:00.000Z');
  const { number, version } = await world.booked();
  const due = async () => {
    await tasks.hearAll();
    return (await tasks.list({ kind: 'PAYMENT_DUE' })).items.map((task) => task.due);
  };
  expect(await due()).toEqual(['2026-11-27T05:00:00.000Z']);
  await world.move(number, { version, departureId: nextFriday, note: 'The sender asked.' });
  // Within three days.
  expect(await due()).toEqual(['2026-11-27T15:00:00.000Z']);
});

test('goods that miss three cutoffs, and a shipment without a flight, are tasks until they come or it flies', async () => {
  const world = await startRollsWorld();
  stops.push(world.stop);
  const open = await following(world.tables);
  await world.fly('2026-12-11', '2026-12-08');
  const { number } = await world.booked();
  const atCutoffOf = async (tuesday: string) => {
    world.at(`${tuesday}T19:15:00.000Z`);
    await world.run();
  };
  await atCutoffOf('2026-11-24');
  await atCutoffOf('2026-12-01');
  expect(await open()).toEqual([`PAYMENT_DUE.${number}`]);
  // No flight after it is planned here.
  await atCutoffOf('2026-12-08');
  expect(await open()).toEqual([`NO_FLIGHT.${number}`, `PAYMENT_DUE.${number}`, `ROLLED_THRICE.${number}`]);
  await world.scan(number, 'FOH', [1, 2, 3]);
  await world.fly('2026-12-18', '2026-12-15');
  const { version } = shipmentIn(await world.deskShow(number));
  await world.move(number, { version, departureId: 'GY-2026-12-18', note: 'It is here now.' });
  expect(await open()).toEqual([`PAYMENT_DUE.${number}`]);
});

test('the task to replan a canceled flight goes when everybody has left it', async () => {
  const world = await startRollsWorld();
  stops.push(world.stop);
  const open = await following(world.tables);
  const { number } = await world.booked();
  await world.cancelFlight();
  expect(await open()).toEqual([`FLIGHT_TO_REPLAN.${friday}`, `PAYMENT_DUE.${number}`]);
  const { plan } = (await world.replan()).body.replan as { plan: string };
  await world.confirm(plan);
  await world.deliver();
  expect(await open()).toEqual([`PAYMENT_DUE.${number}`]);
});

test('a code that was locked at the counter is a task until a new one is given, or everything is handed over', async () => {
  const world = await startArrivalsWorld();
  stops.push(world.stop);
  const open = await following(world.tables);
  const number = await world.landed();
  const wrong = wrongFor(await world.codeOf(number));
  for (let n = 1; n <= 4; n += 1) await world.collect(number, wrong);
  expect(await open()).toEqual([]);
  await world.collect(number, wrong);
  expect(await open()).toEqual([`CODE_LOCKED.${number}`]);
  const code = await world.codeOf(number, (await world.shown(number)).version);
  expect(await open()).toEqual([]);
  for (let n = 1; n <= 5; n += 1) await world.collect(number, wrongFor(code));
  expect(await open()).toEqual([`CODE_LOCKED.${number}`]);
  await world.scan(number, 'DLV', [1, 2, 3], { reason: 'No connection. Passport seen.' });
  expect(await open()).toEqual([]);
});

test('a sender who was not content is a task until we have answered, though the shipment is closed', async () => {
  const world = await startArrivalsWorld();
  stops.push(world.stop);
  const open = await following(world.tables);
  const number = await world.landed();
  await world.collect(number, await world.codeOf(number));
  const [, token = ''] = (await opinionLinks(keyFor).pathOf(number)).split('#');
  const say = (version: number, mark: string) =>
    world.ask('PUT /api/opinion', { headers: { 'opinion-link': token }, body: { version, mark } });
  await say(0, 'FAIR');
  expect(await open()).toEqual([]);
  await say(1, 'BAD');
  expect(await open()).toEqual([`UNHAPPY.${number}`]);
  await say(2, 'GOOD');
  expect(await open()).toEqual([]);
  await say(3, 'BAD');
  await world.ask('POST /api/desk/shipments/{number}/opinion/answered', {
    as: admin,
    params: { number },
    body: { version: 4, note: 'Called.' },
  });
  expect(await open()).toEqual([]);
});

test('a missing piece is a task until it is found', async () => {
  const world = await startShipmentsWorld();
  stops.push(world.stop);
  const open = await following(world.tables);
  const { number } = await world.booked({ chargesTerm: 'COLLECT' });
  expect(await open()).toEqual([]);
  await world.scan(number, 'FOH', [1, 2, 3]);
  await world.scan(number, 'DIS_MSCA', [2]);
  expect(await open()).toEqual([`PIECE_MISSING.${number}`]);
  await world.scan(number, 'DIS_FDCA', [2]);
  expect(await open()).toEqual([]);
});

test('a quote waits for its price or for a reply', async () => {
  const world = await startQuotesWorld();
  stops.push(world.stop);
  const open = await following(world.tables);
  const priced = await world.quote(aBarrel);
  const heavy = await world.quote(aHeavyBarrel);
  expect(await open()).toEqual([`QUOTE_TO_PRICE.${heavy}`]);
  await world.question(priced, 'Do you come to Newark?');
  expect(await open()).toEqual([`QUOTE_MESSAGE.${priced}`, `QUOTE_TO_PRICE.${heavy}`]);
  const { quote } = await world.atDesk(priced);
  const reply = { version: quote.version, text: 'Yes, on Mondays.' };
  expect(await world.desk('replies', priced, reply)).toMatchObject({ status: 200 });
  expect(await open()).toEqual([`QUOTE_TO_PRICE.${heavy}`]);
  const refusal = { version: 1, reason: 'It is too heavy for the aircraft.' };
  expect(await world.desk('refusal', heavy, refusal)).toMatchObject({ status: 200 });
  expect(await open()).toEqual([]);
});

test('a message to us waits until it is answered or closed, and again when it is opened', async () => {
  const world = await startEnquiriesWorld();
  stops.push(world.stop);
  const open = await following(world.tables);
  const reference = await world.write();
  expect(await open()).toEqual([`ENQUIRY.${reference}`]);
  const { enquiry } = taskSources(world.tables.env, {
    client: world.tables.client(),
    clock: () => new Date(NOW),
  });
  expect((await enquiry?.of(reference))?.[0]?.about).toEqual({ what: 'A booking or pickup' });
  await world.move(reference, { version: 1, status: 'OPEN' });
  expect(await open()).toEqual([`ENQUIRY.${reference}`]);
  await world.move(reference, { version: 2, status: 'CLOSED' });
  expect(await open()).toEqual([]);
  await world.move(reference, { version: 3, status: 'OPEN' });
  expect(await open()).toEqual([`ENQUIRY.${reference}`]);
  await world.answer(reference, { version: 4, message: 'We come on Monday.' });
  expect(await open()).toEqual([]);
});

test('a flight waits for a decision about its day, and for another flight of who is on it when it is canceled', async () => {
  const tables = await startTables();
  stops.push(() => tables.stop());
  const open = await following(tables);
  const client = tables.client();
  const handler = departures(tables.env, testDependencies(client, { clock: () => new Date(NOW) }));
  const clerk = { userId: 'clerk-1', roles: ['documents'] as const };
  const ask = (route: string, asked: Asked) => call(handler, route, { as: clerk, ...asked });
  const { day, movedBy: _none, originAirport, cargoCutoff, bookingCutoff, eta } = aFlight();
  const proposal = { day, originAirport, cargoCutoff, bookingCutoff, eta, proposedAt: NOW };
  await storeFlights(tables, aFlight({ id: friday, usualDay: '2026-11-27', proposal, version: 2 }));
  const known = flights(client, tables.departures);
  const load = { thousandthsLb: 50_000, pieces: 1 };
  await transact(client, { full: known.takePlace(friday, load, { now: new Date(NOW), onHand: false }) });
  const world = tasksOn(tables, NOW);
  await world.worker()({ kind: 'flight', id: friday });
  expect(await open()).toEqual([`FLIGHT_PROPOSAL.${friday}`]);
  const params = { id: friday };
  const decision = { version: 2, accept: false };
  expect((await ask('POST /api/desk/departures/{id}/proposal', { params, body: decision })).status).toBe(200);
  expect(await open()).toEqual([]);
  const cancel = { version: 3, reason: 'No aircraft' };
  expect((await ask('POST /api/desk/departures/{id}/cancel', { params, body: cancel })).status).toBe(200);
  expect(await open()).toEqual([`FLIGHT_TO_REPLAN.${friday}`]);
});

test('waybill numbers are few until some are added', async () => {
  const tables = await startTables();
  stops.push(() => tables.stop());
  const open = await following(tables);
  const client = tables.client();
  const shared = testDependencies(client);
  const waybills = houseWaybills(client, tables.departures, shared);
  const clerk = { userId: 'clerk-1', roles: ['documents'] as const };
  const change = (body: object) =>
    call(departures(tables.env, shared), 'POST /api/waybills/stock', {
      as: clerk,
      body: { prefix: 'SKB', add: 0, ...body },
    });
  expect((await change({ version: 0, lowMark: 1999 })).status).toBe(200);
  await waybills.take('request-1');
  expect(await open()).toEqual(['WAYBILLS_LOW.stock']);
  expect((await change({ version: 1, lowMark: 1999, add: 500 })).status).toBe(200);
  expect(await open()).toEqual([]);
});

test('numbers of the airlines are few until some are added', async () => {
  const tables = await startTables();
  stops.push(() => tables.stop());
  const open = await following(tables);
  const clerk = { userId: 'clerk-1', roles: ['documents'] as const };
  const ask = (route: string, asked: Asked) =>
    call(departures(tables.env, testDependencies(tables.client())), route, { as: clerk, ...asked });
  const add = (version: number, first: string, count: number) =>
    ask('POST /api/waybills/master', { body: { version, lowMark: 3, block: { first, count } } });
  const caribbean = { carrier: 'Caribbean Airlines', flightNumber: 'BW 525' };
  await storeFlights(tables, aFlight({ id: friday, usualDay: '2026-11-27', ...caribbean }));
  expect((await add(0, '106-12345675', 4)).status).toBe(200);
  expect(await open()).toEqual([]);
  const body = { version: 1, prefix: '106' };
  expect((await ask('POST /api/desk/departures/{id}/mawb', { params: { id: friday }, body })).status).toBe(
    200,
  );
  expect(await open()).toEqual(['MASTER_LOW.master']);
  expect((await add(2, '106-20000002', 10)).status).toBe(200);
  expect(await open()).toEqual([]);
});

test('money that is to be paid back is a task until it was given back', async () => {
  const billing = await startBillingWorld();
  stops.push(billing.close);
  const open = await following(billing.world.tables);
  const shipment = await billing.world.booked();
  await billing.hearAll(shipment);
  const { number } = await billing.only(shipment);
  const post = (what: string, body: object, n: object = {}) =>
    billing.ask(`POST /api/desk/invoices/{number}/${what}`, admin, {
      params: { number, ...n },
      headers: { 'idempotency-key': newId() },
      body,
    });
  const money = { amount: shipment.promise.total, method: 'CASH' };
  await post('payments', money);
  expect(await open()).toEqual([`PAYMENT_DUE.${shipment.number}`]);
  shipmentIn(await billing.world.cancel(shipment.number, { version: shipment.version }));
  await billing.hearAll(shipment);
  expect(await open()).toEqual([`MONEY_TO_PAY_BACK.${number}`]);
  await post('payments/{n}/refunds', { ...money, reason: 'It was canceled.' }, { n: '2' });
  expect(await open()).toEqual([]);
});
