import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysFrom } from '#domain/kernel/new-york.ts';
import { dayCounter } from '#domain/reports/counted.ts';
import { Shipment } from '#domain/shipments/shipment.ts';
import { AnyEvent } from '#events/envelope.ts';
import { mailboxItem } from '#lambdas/mailboxes/store/mailbox-items.ts';
import { counters } from '#lambdas/reports/store/counters.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { Faults } from '../../support/tables.ts';
import { dock, nextFriday, papers, sender, shipmentIn, stranger } from '../shipments/shipments.world.ts';
import { counted, type ReportsWorld, shuffled, startReportsWorld, truth } from './reports.world.ts';

let world: ReportsWorld;
beforeAll(async () => {
  world = await startReportsWorld();
});
afterAll(() => world.stop());

const all = [1, 2, 3];
const note = 'As the sender asked.';

/** A piece is much heavier than declared, and its sender agrees to the higher price. */
const reweighed = async ({ shipments }: ReportsWorld, number: string) => {
  const photo = await shipments.photographed(number);
  const pieces = [{ n: 2, thousandthsLb: 200_000, photo }];
  const { version } = shipmentIn(
    await shipments.ask('POST /api/desk/shipments/{number}/measures', {
      as: dock,
      params: { number },
      body: { eventId: newId(), pieces },
    }),
  );
  return shipments.ask('POST /api/shipments/{number}/reweigh', {
    as: sender,
    params: { number },
    body: { version, decision: 'APPROVE' },
  });
};

/**
 * A few shipments in different states, one of them moved to another flight and found heavier, one canceled, one never booked;
 * `heard` after each step.
 */
const live = async (world: ReportsWorld, heard: () => Promise<void>): Promise<void> => {
  const { booked, scan, placeHold, move, cancel, make } = world.shipments;
  await make();
  const first = await booked();
  const second = await booked({}, stranger);
  const third = await booked();
  const fourth = await booked();
  const steps = [
    () => scan(first.number, 'FOH', [1]),
    () => scan(second.number, 'FOH', all),
    () => scan(first.number, 'FOH', [2, 3]),
    () => placeHold(first.number, { version: first.version + 2, kind: 'DAMAGE', note }, dock),
    () => scan(second.number, 'SCR', all, { screening: 'XRY' }),
    () => move(third.number, { version: third.version, departureId: nextFriday, note }, papers),
    () => cancel(fourth.number, { version: fourth.version }),
    () => scan(third.number, 'FOH', all),
    () => reweighed(world, third.number),
  ];
  await heard();
  for (const step of steps) {
    shipmentIn(await step());
    await heard();
  }
};

/** A customer got a mailbox: the item in the table of the mailboxes, and the event. */
const signUp = async (number: number): Promise<AnyEvent> => {
  const assignedAt = '2026-11-13T15:00:00.000Z';
  const owner = { userId: `user-${number}`, ownerName: 'Sample Owner', ownerEmail: 'sample@example.test' };
  const mailbox = { number: String(number), status: 'PENDING', assignedAt, version: 1, ...owner } as const;
  await world.put(world.tables.mailboxes, mailboxItem(mailbox));
  return AnyEvent.parse({
    ...{
      specversion: '1.0',
      id: `event-${number}`,
      type: 'mailbox-assigned.v2',
      source: 'skybarrel.mailboxes',
    },
    ...{ subject: String(number), aggregateVersion: 1, time: assignedAt, correlationId: 'a', data: {} },
  });
};

/** Time for one page, and not for a second one. */
const forOnePage = () => {
  let left = 25_000;
  return () => {
    left -= 10_000;
    return left;
  };
};

test('what is counted is what the tables say, whatever the order, twice, and when answers are lost', async () => {
  const faults: Faults = {};
  const count = world.counting(faults);
  let [writes, lost] = [0, 0];
  // The table did it, and the answer is lost: the bus delivers the event again.
  faults.after = (operation) => {
    writes += operation === 'TransactWriteItems' ? 1 : 0;
    if (operation !== 'TransactWriteItems' || writes % 3 !== 0) return;
    lost += 1;
    throw Object.assign(new Error('The connection is gone.'), { name: 'ConnectionGone' });
  };
  const untilCounted = (event: AnyEvent): Promise<void> => count(event).catch(() => untilCounted(event));
  const known = new Set<string>();
  await live(world, async () => {
    const fresh = (await world.published()).filter(({ id }) => !known.has(id));
    for (const event of fresh) {
      known.add(event.id);
      await untilCounted(event);
    }
  });
  expect(lost).toBeGreaterThan(2);
  faults.after = () => undefined;
  const events = await world.published();
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(5);
  await Promise.all([...shuffled(events, 1), ...shuffled(events, 2)].map(count));
  expect(await counted(world)).toEqual(await truth(world.shipments));
  const promised = (await world.shipments.stored('SHIPMENT#'))
    .filter(({ sk, bookedAt, state }) => sk === 'SHIPMENT' && bookedAt !== undefined && state !== 'CANCELLED')
    .reduce((sum, item) => sum + Shipment.parse(item).promise.total, 0);
  // More than was promised, since one sender agreed to the price of what was measured.
  expect((await counted(world))['DAY#2026-11-13']?.revenue).toBeGreaterThan(promised);
});

test('a version that was passed changes nothing', async () => {
  const { client, reports } = { client: world.tables.client(), reports: world.tables.reports };
  const { count, days } = counters(client, reports, async () => undefined);
  const [day, now] = ['2026-01-05', new Date('2026-01-05T17:00:00.000Z')];
  const at = (version: number, booked: number) =>
    count(1, { subject: 'shipment of this test', version, counted: { [dayCounter(day)]: { booked } } }, now);
  await at(3, 5);
  await at(2, 1);
  await at(3, 7);
  expect((await days(1, day, day)).get(day)?.booked).toBe(5);
  await at(4, 0);
  expect((await days(1, day, day)).get(day)?.booked).toBe(0);
});

test('built again from the tables it is the same, also after a run was killed and while things happen', async () => {
  const count = world.counting();
  for (const number of daysFrom('2026-01-01', '2026-04-20').map((_, place) => 10_001 + place))
    await count(await signUp(number));
  const faults: Faults = {};
  const rebuild = world.rebuild(faults);
  expect(await rebuild(() => 60_000)).toMatchObject({ isDone: false, counted: 0 });
  // After the first page, which had the newest mailboxes: what is new now is in no page that will be read.
  expect(await rebuild(forOnePage())).toMatchObject({ isDone: false, counted: 100 });
  await count(await signUp(20_001));
  let calls = 0;
  faults.before = () => {
    calls += 1;
    if (calls === 12) throw Object.assign(new Error('The run was killed.'), { name: 'Killed' });
  };
  await expect(rebuild(() => 60_000)).rejects.toThrow('The run was killed.');
  faults.before = () => undefined;
  // What is shown stays complete meanwhile.
  expect(await counted(world, 1)).toMatchObject({ 'DAY#2026-11-13': { booked: 3, signUps: 111 } });
  expect((await counted(world, 2))['DAY#2026-11-13']).not.toHaveProperty('booked');
  expect(await rebuild(() => 60_000)).toMatchObject({ isDone: true });
  const { 'DAY#2026-01-05': _ofOtherTest, ...before } = await counted(world, 1);
  expect(await counted(world, 2)).toEqual(before);
  expect(before).toMatchObject(await truth(world.shipments));
});
