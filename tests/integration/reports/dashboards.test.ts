import { BatchWriteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { meterOf } from '#bench/support/capacity.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { addDays } from '#domain/kernel/new-york.ts';
import { emptyHours } from '#domain/monitoring/counts/hours.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import { taskKindNames } from '#domain/tasks/kinds.ts';
import { showWaiting } from '#lambdas/enquiries/list-enquiries.ts';
import { enquiryItem } from '#lambdas/enquiries/store/enquiry-items.ts';
import { enquiryList } from '#lambdas/enquiries/store/enquiry-list.ts';
import { newProfile, profileCreation } from '#lambdas/identity/index.ts';
import { mailboxItem } from '#lambdas/mailboxes/store/mailbox-items.ts';
import { mailboxList } from '#lambdas/mailboxes/store/mailbox-list.ts';
import { errorDayKey } from '#lambdas/monitoring/counters/counter-items.ts';
import { showErrorDays } from '#lambdas/monitoring/statistics/show-statistics.ts';
import { statisticsStore } from '#lambdas/monitoring/statistics/statistics-store.ts';
import { wire as wireNotifications } from '#lambdas/notifications/http.ts';
import { wire as wireParcels } from '#lambdas/parcels/http.ts';
import { parcelItem } from '#lambdas/parcels/store/parcel-items.ts';
import { rowWrites as parcelRows } from '#lambdas/parcels/store/parcel-rows.ts';
import { listOpen } from '#lambdas/quotes/customer/list-quotes.ts';
import { findZipCode } from '#lambdas/quotes/index.ts';
import { listedItem, quoteItem } from '#lambdas/quotes/store/quote-items.ts';
import { quoteList } from '#lambdas/quotes/store/quote-list.ts';
import { wire as wireReports } from '#lambdas/reports/http.ts';
import { wire as wireShipments } from '#lambdas/shipments/customer/http.ts';
import { shipmentItem } from '#lambdas/shipments/store/shipment-items.ts';
import { rowWrites } from '#lambdas/shipments/store/shipment-rows.ts';
import { wire as wireTasks } from '#lambdas/tasks/http.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { aFlight, storeFlights } from '../../support/flights.ts';
import { startTables, type Tables } from '../../support/tables.ts';

const now = new Date('2026-11-20T15:00:00.000Z');
const customer = { userId: sampleShipment.ownerId, roles: ['customer'] as const };
const admin = { userId: 'admin-1', roles: ['admin'] as const };
const warehouse = { userId: 'dock-1', roles: ['warehouse'] as const };

/** An instant that is some minutes before now, each another one. */
const before = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();

const enquiry = (place: number): Enquiry => ({
  reference: `ENQ-${String(place).padStart(6, '0')}`,
  kind: 'contact',
  topic: 'pickup',
  status: place % 2 === 0 ? 'NEW' : 'OPEN',
  name: 'Sample Sender',
  email: 'sample.sender@example.test',
  excerpt: 'Two barrels in Newark are packed. Can you fetch them before Tuesday?'.repeat(2),
  page: '/contact',
  receivedAt: before(place),
  changedAt: before(place),
  version: 1,
});

const goods = [{ kind: 'barrel', barrel: 'B55', quantity: 1, weight: 140, weightUnit: 'lb' }] as const;
const quote = (place: number): Quote => ({
  reference: `QTE-${String(place).padStart(6, '0')}`,
  version: 1,
  status: 'SENT',
  ownerId: customer.userId,
  name: 'Sample Sender',
  email: 'sample.sender@example.test',
  request: {
    to: 'GY',
    goods: [...goods],
    service: 'standard',
    mailbox: false,
    brokerage: false,
    insured: false,
  },
  offer: {
    ...{ number: 1, lines: [{ code: 'barrel', text: '55-gallon barrel', amount: 35_000 }], total: 35_000 },
    ...{ rateCardVersion: 1, chargeableLb: 0, grossLb: 140, review: [], assumptions: [] },
  },
  createdAt: before(place),
  changedAt: before(place),
  sentAt: before(place),
  expiresAt: '2026-11-27T15:00:00.000Z',
});

/** Codes of parcels, by a number below 10,000. */
const parcelCodeOf = (place: number): string => `PCL-7K3M${String(place).padStart(4, '2')}`;

/** As much of everything as `size` says. Each list is longer than any overview reads of it. */
const fill = async (tables: Tables, size: number): Promise<void> => {
  const client = tables.client();
  const put = async (TableName: string, items: readonly object[]): Promise<void> => {
    for (let first = 0; first < items.length; first += 25)
      await client.send(
        new BatchWriteCommand({
          RequestItems: {
            [TableName]: items.slice(first, first + 25).map((Item) => ({ PutRequest: { Item } })),
          },
        }),
      );
  };
  const times = (count: number) => Array.from({ length: count }, (_, place) => place);
  await storeFlights(
    tables,
    ...destinationCodes.flatMap((to) =>
      times(8).map((week) => {
        const day = addDays('2026-11-20', 7 * week);
        return aFlight({ id: `${to}-${day}`, to, day, usualDay: day });
      }),
    ),
  );
  const shipments = times(12 * size).map((place) => ({
    ...sampleShipment,
    number: trackingNumberOf(new Uint8Array(TRACKING_NUMBER_BYTES).fill(place % 256)),
    createdAt: before(place),
  }));
  for (const shipment of shipments)
    await put(tables.shipments, [
      shipmentItem(shipment),
      ...rowWrites(tables.shipments, undefined, shipment).flatMap(({ Put }) => Put?.Item ?? []),
    ]);
  await put(
    tables.enquiries,
    times(110 * 2 * size)
      .map(enquiry)
      .map(enquiryItem),
  );
  const parcels = times(220 * size).map((place) => ({
    ...sampleParcel,
    code: parcelCodeOf(place),
    receivedAt: before(place / 2),
  }));
  const { mailbox: _mailbox, ownerId: _owner, ...ofNobody } = sampleParcel;
  const unidentified = times(25 * size).map((place) => ({
    ...ofNobody,
    code: parcelCodeOf(1000 + place),
    state: 'UNIDENTIFIED' as const,
    receivedAt: before(24 * 60 + place),
  }));
  await put(
    tables.parcels,
    [...parcels, ...unidentified].flatMap((parcel) => [
      parcelItem(parcel),
      ...parcelRows(tables.parcels, undefined, parcel, { usMailOk: true })
        .flatMap(({ Put }) => Put?.Item ?? [])
        // The number of the sample is on all of them.
        .filter(({ pk }) => String(pk).startsWith('PARCEL#')),
    ]),
  );
  await put(
    tables.notifications,
    times(110 * size).flatMap((place) =>
      ['desk', 'admins'].map((audience) => ({
        ...{ pk: `FEED#${audience}`, sk: `${before(place)}#${place}`, id: `${before(place)}#${place}` },
        ...{ at: before(place), kind: 'sample', title: 'A line', body: 'Something to look at.' },
      })),
    ),
  );
  await put(
    tables.tasks,
    taskKindNames.flatMap((kind) =>
      times(25 * size).map((place) => ({
        ...{ pk: `SUBJECT#shipment#${place}`, sk: `TASK#${kind}`, since: before(place), due: before(place) },
        ...{ gsi1pk: `KIND#${kind}`, gsi1sk: `${before(place)}#${kind}.${place}`, version: 1 },
      })),
    ),
  );
  const owners = `OWNER#${customer.userId}`;
  await put(
    tables.quotes,
    times(12 * size).flatMap((place) => [quoteItem(quote(place)), listedItem(owners, quote(place))]),
  );
  const mailbox = {
    status: 'PENDING',
    assignedAt: before(1),
    version: 1,
    ownerEmail: 'a@example.test',
  } as const;
  await put(
    tables.mailboxes,
    times(30 * size).map((place) =>
      mailboxItem({ ...mailbox, number: String(10_001 + place), userId: `u${place}`, ownerName: 'Sample' }),
    ),
  );
  const flightCounters = destinationCodes.flatMap((to) =>
    times(8).flatMap((week) =>
      times(8).map((part) => ({
        ...{
          pk: `1#FLIGHT#${to}-${addDays('2026-11-20', 7 * week)}`,
          sk: String(part),
          'EXPECTED.pieces': size,
        },
        ...{
          'EXPECTED.shipments': size,
          'HELD.pieces': size,
          'HELD.shipments': size,
          expires_at: 1_900_000_000,
        },
      })),
    ),
  );
  const days = times(15).flatMap((day) =>
    times(8).map((part) => ({
      ...{
        pk: '1#DAYS',
        sk: `${addDays('2026-11-20', -day)}#${part}`,
        booked: size,
        revenue: 900_000 * size,
      },
      ...{ delivered: size, signUps: size, quotes: size, enquiries: size, expires_at: 1_900_000_000 },
    })),
  );
  await put(tables.reports, [...flightCounters, ...days]);
  const errorDays = times(15 * size).map((day) => ({
    ...{ ...errorDayKey(addDays('2026-11-20', -day)), hours: emptyHours(), version: 1 },
    ...{
      seen: Object.fromEntries(times(8).map((shard) => [`shard-${shard}`, 'x'.repeat(40)])),
      expires_at: 1_900_000_000,
    },
  }));
  await put(tables.monitoring, errorDays);
  const account = {
    userId: customer.userId,
    email: 'a@example.test',
    given_name: 'Sample',
    family_name: 'Sender',
  };
  const TransactItems = [profileCreation(tables.profiles, newProfile(account, now))];
  await client.send(new TransactWriteCommand({ TransactItems }));
};

/** The functions behind the overviews on tables of a size, and what they read. */
const startDesk = async (size: number) => {
  const tables = await startTables();
  await fill(tables, size);
  const client = tables.client();
  const take = meterOf(client);
  const given = { ...testDependencies(client), clock: () => now };
  const handlers = [
    wireReports(tables.env, given),
    wireTasks(tables.env, { ...given, rolesOf: async () => [] }),
    wireNotifications(tables.env, given),
    wireShipments(tables.env, { ...given, findZipCode }),
    wireParcels(tables.env, given),
  ] as const;
  const [reports, tasks, notifications, shipments, parcels] = handlers;
  const open = listOpen(quoteList(client, tables.env.QUOTES_TABLE), () => now);
  const errorDays = showErrorDays(statisticsStore(client, tables.monitoring), () => now);
  const waiting = showWaiting(enquiryList(client, tables.env.ENQUIRIES_TABLE));
  const ask = async (handler: (typeof handlers)[number], route: string, asked: Asked): Promise<void> => {
    const { status, body } = await call(handler as never, route, asked);
    if (status !== 200) throw new Error(`${route}: ${status} ${JSON.stringify(body)}`);
  };
  /** What each overview asks for when it is opened and read to its end. */
  const overviews = {
    '/admin': async () => {
      await ask(reports, 'GET /api/reports/flights', { as: admin });
      await ask(reports, 'GET /api/reports/days', { as: admin });
      await ask(tasks, 'GET /api/tasks/counts', { as: admin, query: { upTo: '20' } });
      await ask(notifications, 'GET /api/notifications/unread', { as: admin });
      await ask(notifications, 'GET /api/notifications', { as: admin, query: { limit: '25' } });
      await errorDays({} as never);
      await ask(parcels, 'GET /api/desk/parcels/counts', { as: admin, query: { brief: 'yes' } });
      await waiting({} as never);
      await mailboxList(client, tables.env.MAILBOXES_TABLE).newest({ after: undefined, limit: 5 });
    },
    '/staff': async () => {
      await ask(reports, 'GET /api/reports/flights', { as: warehouse });
      await ask(tasks, 'GET /api/tasks/counts', { as: warehouse, query: { upTo: '20' } });
      await ask(notifications, 'GET /api/notifications/unread', { as: warehouse });
      await ask(notifications, 'GET /api/notifications', { as: warehouse, query: { limit: '25' } });
      await ask(parcels, 'GET /api/desk/parcels/counts', { as: warehouse, query: { brief: 'yes' } });
      await mailboxList(client, tables.env.MAILBOXES_TABLE).newest({ after: undefined, limit: 5 });
    },
    '/dashboard': async () => {
      await ask(shipments, 'GET /api/shipments/open', { as: customer });
      const answer = await open({ caller: customer } as never);
      if (!answer.ok || answer.value.items.length < 10) throw new Error('The quotes are not there.');
      await ask(notifications, 'GET /api/notifications/unread', { as: customer });
    },
  };
  return {
    read: async (path: keyof typeof overviews): Promise<number> => {
      take();
      await overviews[path]();
      return take().read;
    },
    stop: () => tables.stop(),
  };
};

let [desk, larger]: Awaited<ReturnType<typeof startDesk>>[] = [];
beforeAll(async () => {
  [desk, larger] = await Promise.all([startDesk(1), startDesk(2)]);
}, 120_000);
afterAll(() => Promise.all([desk?.stop(), larger?.stop()]));

test.each([
  ['/admin', 58],
  ['/staff', 52],
  // What is owed and how long storage is free of what waits at a counter, and what they did not finish booking, are among them.
  ['/dashboard', 55],
] as const)(
  'the whole of %s reads at most %d units, and the same when there is twice as much',
  async (path, most) => {
    const [units, more] = [await desk?.read(path), await larger?.read(path)];
    console.log(`${path}: ${units} read units`);
    expect(units).toBeGreaterThan(1);
    // Half a unit for each kind of task is among them, and the parcels of a day as far as overviews count them.
    expect(units).toBeLessThanOrEqual(most);
    expect(more).toBe(units);
  },
);
