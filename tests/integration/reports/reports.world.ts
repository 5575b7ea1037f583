import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { stagesOf } from '#domain/shipments/flight-stages.ts';
import { Shipment } from '#domain/shipments/shipment.ts';
import { CreditGivenV1 } from '#events/billing/credit-given.v1.ts';
import { InvoiceAdjustedV1 } from '#events/billing/invoice-adjusted.v1.ts';
import { InvoiceIssuedV1 } from '#events/billing/invoice-issued.v1.ts';
import { AnyEvent } from '#events/envelope.ts';
import { countEvents } from '#lambdas/reports/count-events.ts';
import { wire } from '#lambdas/reports/http.ts';
import { wireRebuild } from '#lambdas/reports/rebuild.ts';
import { factsReader } from '#lambdas/reports/shipment-facts.ts';
import { counters } from '#lambdas/reports/store/counters.ts';
import { generations } from '#lambdas/reports/store/generations.ts';
import { givenOpinions } from '#lambdas/shipments/index.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import type { Faults, Item } from '../../support/tables.ts';
import { admin, type ShipmentsWorld, startShipmentsWorld } from '../shipments/shipments.world.ts';

const noPause = async (): Promise<void> => undefined;

const invoiceEvents = [InvoiceIssuedV1, InvoiceAdjustedV1, CreditGivenV1].map(({ type }): string => type);

/** The reports beside the shipments, on the same tables. */
export const startReportsWorld = async (start: () => Promise<ShipmentsWorld> = startShipmentsWorld) => {
  const shipments = await start();
  const { tables } = shipments;
  const { SHIPMENTS_TABLE, REPORTS_TABLE } = tables.env;
  const { log } = testDependencies(tables.client());
  let now = new Date('2026-11-13T17:00:00.000Z');
  const clock = () => now;
  const counting = (faults: Faults = {}) => {
    const client = tables.client(faults);
    const { shipment, invoice, opinion, once } = countEvents({
      clock,
      readFacts: factsReader(tables.env, { client, log }),
      opinions: givenOpinions(client, SHIPMENTS_TABLE),
      counters: counters(client, REPORTS_TABLE, noPause),
      generations: generations(client, REPORTS_TABLE),
    });
    return async (event: AnyEvent): Promise<void> => {
      if (event.type === 'mailbox-assigned.v2') return once('signUps')(event);
      if (invoiceEvents.includes(event.type)) return invoice(event as never);
      const of = { data: { number: String(event.data.number) } };
      return event.type === 'opinion-given.v1' ? opinion(of) : shipment(of);
    };
  };
  const handler = wire(tables.env, { ...testDependencies(tables.client()), clock });
  return {
    shipments,
    tables,
    counting,
    /** Sets the time that the reports see. */
    at: (instant: string) => {
      now = new Date(instant);
    },
    /** All events that shipments have published, in the order in which they happened. */
    published: async (): Promise<readonly AnyEvent[]> =>
      (await shipments.events()).map((event) => AnyEvent.parse(event)),
    rebuild: (faults: Faults = {}) => wireRebuild(tables.env, { client: tables.client(faults), clock, log }),
    ask: (route: string, as: Asked['as'] = admin, more: Omit<Asked, 'as'> = {}) =>
      call(handler, route, { as, ...more }),
    put: (table: string, Item: object) => tables.client().send(new PutCommand({ TableName: table, Item })),
    stop: () => shipments.stop(),
  };
};
export type ReportsWorld = Awaited<ReturnType<typeof startReportsWorld>>;

type Numbers = Record<string, Record<string, number>>;

const add = (all: Numbers, counter: string, name: string, more: number): void => {
  const numbers = all[counter] ?? {};
  all[counter] = { ...numbers, [name]: (numbers[name] ?? 0) + more };
};

/** A second account of the shipments' numbers, added up from a scan of them and not from what was counted. */
export const truth = async (world: ShipmentsWorld): Promise<Numbers> => {
  const items = (await world.stored('SHIPMENT#')).filter(({ sk }) => sk === 'SHIPMENT');
  const all: Numbers = {};
  for (const item of items) {
    const shipment = Shipment.parse(item);
    if (shipment.bookedAt === undefined || shipment.state === 'CANCELLED') continue;
    const day = `DAY#${newYorkDay(new Date(shipment.bookedAt))}`;
    add(all, day, 'booked', 1);
    add(all, day, 'revenue', (shipment.charged ?? shipment.promise).total);
    for (const [stage, pieces] of stagesOf(shipment)) {
      add(all, `FLIGHT#${shipment.departureId}`, `${stage}.pieces`, pieces);
      add(all, `FLIGHT#${shipment.departureId}`, `${stage}.shipments`, 1);
    }
  }
  return all;
};

/** What is counted in a generation, without the numbers that are zero. */
export const counted = async (world: ReportsWorld, generation = 1): Promise<Numbers> => {
  const all: Numbers = {};
  for (const item of await world.tables.all(world.tables.reports)) {
    const [of, kind, id] = String(item.pk).split('#');
    if (of !== String(generation) || (kind !== 'DAYS' && kind !== 'FLIGHT')) continue;
    const counter = kind === 'DAYS' ? `DAY#${String(item.sk).slice(0, 10)}` : `FLIGHT#${id}`;
    for (const [name, value] of numbersIn(item)) add(all, counter, name, value);
  }
  return withoutZeros(all);
};

const numbersIn = (item: Item): readonly (readonly [string, number])[] =>
  Object.entries(item).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[0] !== 'expires_at',
  );

const withoutZeros = (all: Numbers): Numbers =>
  Object.fromEntries(
    Object.entries(all)
      .map(([counter, numbers]) => [
        counter,
        Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== 0)),
      ])
      .filter(([, numbers]) => Object.keys(numbers as object).length > 0),
  ) as Numbers;

/** The same events in an order that a seed decides. */
export const shuffled = (events: readonly AnyEvent[], seed: number): readonly AnyEvent[] =>
  events
    .map((event, place) => [event, Math.sin(seed * 1000 + place) % 1] as const)
    .toSorted(([, one], [, other]) => one - other)
    .map(([event]) => event);
