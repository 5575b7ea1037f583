import { BatchWriteCommand, type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { sampleBooking, tuesday } from '#domain/bookings/testing/sample-booking.ts';
import { sampleDriver } from '#domain/drivers/testing/sample-driver.ts';
import { addDays, newYorkInstant } from '#domain/kernel/new-york.ts';
import type { Role } from '#domain/kernel/role.ts';
import { sampleVehicle } from '#domain/vehicles/testing/sample-vehicle.ts';
import { bookingItem } from '#lambdas/bookings/store/booking-items.ts';
import { findZipCode } from '#lambdas/quotes/index.ts';
import { wire } from '#lambdas/runs/http.ts';
import { toDay, toVisitClaim } from '#lambdas/runs/store/claim-items.ts';
import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { call, testDependencies } from '../../support/call.ts';
import { type Faults, startTables, type Tables } from '../../support/tables.ts';

/** Mistakes that a store could have, planted to see that they are found. */
export const mistakes = ['day-without-version', 'visit-without-claim'] as const;
export type Mistake = (typeof mistakes)[number];

const prefixes: Readonly<Record<Mistake, readonly string[]>> = {
  'day-without-version': ['VEHICLE#', 'DRIVER#'],
  'visit-without-claim': ['VISIT#'],
};

/** A client whose writes of some items have no condition. */
const meddling = (client: DynamoDBDocumentClient, mistake: Mistake | undefined): DynamoDBDocumentClient => {
  if (mistake === undefined) return client;
  const send = (command: { readonly input: object }, options?: object) => {
    if (!(command instanceof TransactWriteCommand)) return client.send(command as never, options);
    const TransactItems = (command.input.TransactItems ?? []).map((write) => {
      const isMeant = prefixes[mistake].some((prefix) => String(write.Put?.Item?.pk).startsWith(prefix));
      return write.Put && isMeant ? { Put: { TableName: write.Put.TableName, Item: write.Put.Item } } : write;
    });
    return client.send(new TransactWriteCommand({ TransactItems }), options);
  };
  return Object.create(client, { send: { value: send } }) as DynamoDBDocumentClient;
};

const dispatch = { userId: 'dispatch-1', roles: ['dispatch'] as readonly Role[] };
const FIRST_DAY = '2026-12-01';
/** Everybody works on every day, and no paper ends. */
const always = { expires: '2099-12-31' };

export const vans = ['1', '2'].map((number) => `019a1d3c-0000-4000-8000-00000000010${number}`);
export const drivers = ['dan', 'eve'];
/** Two runs of a day follow each other: where one ends, the next may begin. */
export const halves = { morning: ['08:00', '13:00'], afternoon: ['13:00', '18:00'] } as const;
export type Half = keyof typeof halves;
/** Pickups of a day, all in Flatbush. */
export const references = ['BKG-AAAAAA', 'BKG-BBBBBB', 'BKG-CCCCCC'] as const;

const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '23:59' }));
const passed = { passed: '2026-01-01', ...always };
const fleet = {
  vehicle: async (id: string) => ({
    ...sampleVehicle,
    id,
    papers: { registration: always, insurance: always, inspection: always },
  }),
  driver: async (id: string) => ({
    ...sampleDriver,
    ...{ id, weekly, license: { class: 'ORDINARY' as const, ...always } },
    papers: { threatAssessment: passed, securityTraining: passed, hazmatTraining: passed },
  }),
};

/** A client of the API with a function of its own. Faults are those of its transport. */
const clientOf = (tables: Tables, mistake: Mistake | undefined) => {
  const faults: Faults = {};
  const raw = tables.client({
    before: (operation) => faults.before?.(operation),
    after: (operation) => faults.after?.(operation),
  });
  const clock = () => newYorkInstant(FIRST_DAY, '06:00');
  const given = testDependencies(meddling(raw, mistake), { clock });
  const handler = wire(tables.env, { ...given, findZipCode, fleet });
  return {
    faults,
    ask: (route: string, id: string, body: object) =>
      call(handler, route, { as: dispatch, params: { id }, body }),
  };
};
export type Client = ReturnType<typeof clientOf>;

/** Runs on tables in memory, day after day, with three pickups on each. */
export const startRaceWorld = async () => {
  const tables = await startTables();
  const direct = tables.client();
  let days = 0;
  const clients = new Map<string, Client>();
  return {
    /** The next day, with its pickups: every booking has one visit on it. */
    begin: async (): Promise<string> => {
      const day = addDays(FIRST_DAY, days);
      days += 1;
      const slot = {
        ...tuesday,
        id: `P-${day}-0900`,
        day,
        from: newYorkInstant(day, '09:00').toISOString(),
        to: newYorkInstant(day, '12:00').toISOString(),
      };
      const visits = [{ number: days, purpose: 'MAIN' as const, slot, state: 'PLANNED' as const }];
      const requests = references.map((reference) => ({
        PutRequest: { Item: bookingItem({ ...sampleBooking, reference, visits }) },
      }));
      await direct.send(new BatchWriteCommand({ RequestItems: { [tables.bookings]: requests } }));
      return day;
    },
    /** The number of the visit of each booking on the day of now. */
    visit: () => days,
    /** A client of the API, with a function of its own, which many days use. Faults are those of its transport. */
    client: (name: string, mistake?: Mistake): Client => {
      const client = clients.get(name) ?? clientOf(tables, mistake);
      clients.set(name, client);
      return client;
    },
    /** Everything that is claimed on a day: the hours of vans and drivers by run, and the run that has each pickup. */
    claimed: async (day: string) => {
      const ofDay = (what: 'VEHICLE' | 'DRIVER', ids: readonly string[]) =>
        ids.map((id) => ({ id, key: { pk: `${what}#${id}`, sk: `DAY#${day}` } }));
      const crews = [...ofDay('VEHICLE', vans), ...ofDay('DRIVER', drivers)];
      const visits = references.map((id) => ({ id, key: { pk: `VISIT#${id}-${days}`, sk: 'RUN' } }));
      const items = await getItems(
        direct,
        tables.runs,
        [...crews, ...visits].map(({ key }) => key),
        { consistent: true },
      );
      const found = new Map(items.map((item) => [String(item.pk), item]));
      return {
        hours: crews.map(({ id, key }) => ({ id, taken: Object.entries(toDay(found.get(key.pk)).taken) })),
        visits: visits.map(({ id, key }) => ({ id, runId: toVisitClaim(found.get(key.pk)).runId })),
      };
    },
    stop: () => tables.stopAsKept(),
  };
};

export type RaceWorld = Awaited<ReturnType<typeof startRaceWorld>>;
