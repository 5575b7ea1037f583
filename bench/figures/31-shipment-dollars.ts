import type { AnyEvent } from '#events/envelope.ts';
import { startShipmentsWorld } from '#tests/integration/shipments/shipments.world.ts';
import { amount, type Figure } from '../harness/figure.ts';
import { prices } from '../prices/us-east-1.ts';
import { sumOf } from '../support/cost-model.ts';
import { type Cost, liveThrough } from '../support/shipment-life/life.ts';
import { hearEvents } from '../support/shipment-life/listeners.ts';
import { dollarsOf, storageOf } from '../support/shipment-life/model.ts';

const MAILS = 6;

const perRequest = (costs: readonly Cost[]) =>
  [...Map.groupBy(costs, ({ who, route }) => `${who}: ${route}`)].map(([what, group]) => {
    const mean = (unit: 'read' | 'written') =>
      group.reduce((sum, cost) => sum + cost[unit], 0) / group.length;
    return {
      what: `${what}, ${group.length} times`,
      value: `${mean('read').toFixed(1)} read and ${mean('written').toFixed(1)} write units each`,
    };
  });

/** One life in tables of its own. */
const oneLife = async () => {
  const world = await startShipmentsWorld();
  try {
    const costs = await liveThrough(world);
    const outbox = await world.stored('OUTBOX#');
    const events = outbox
      .map(({ event }) => JSON.parse(String(event)) as AnyEvent)
      .toSorted((one, other) => one.aggregateVersion - other.aggregateVersion);
    const heard = await hearEvents(world.tables, events);
    const tableBytes = Buffer.byteLength(JSON.stringify(await world.tables.all(world.tables.shipments)));
    return { costs, heard, dollars: dollarsOf(costs, heard), storage: storageOf(tableBytes, heard) };
  } finally {
    await world.tables.stop();
  }
};

export const figure: Figure = {
  name: 'shipment-dollars',
  measures: 'Modelled AWS dollars for the life of one shipment of three pieces',
  unit: '$',
  direction: 'lower',
  reach: 0.002,
  aim: 0.001,
  value: amount,
  repeats: 1,
  how: `A shipment of three pieces is made, booked and taken to its receiver's door by the API's own functions: twelve states for each piece, recorded piece by piece, 40 requests of the customer, 60 of staff and 20
views of its tracking page, as if CloudFront kept none of them. Then everybody who listens hears its events: the lake, reports, tasks and notifications. Read and write units, with those of the indexes, are what the database
at home returns. A request and an event take 50 ms in a function of half a gigabyte and write 1.5 KB of logs; prices are the list prices in \`bench/prices\`. Storage for five years and mails are beside it.`,
  prepare: async () => {
    const { costs, heard, dollars, storage } = await oneLife();
    return {
      ours: async () => sumOf(dollars),
      details: async () => [
        ...Object.entries(dollars).map(([what, value]) => ({ what, value: `$${value.toFixed(6)}` })),
        { what: 'storage for five years', value: `$${storage.toFixed(6)}` },
        { what: `${MAILS} mails`, value: `$${(MAILS * prices.ses.mail).toFixed(6)}` },
        { what: 'events', value: `${heard.events}, heard by ${heard.calls + heard.queued} calls` },
        { what: 'listeners', value: `${heard.read} read and ${heard.written} write units` },
        ...perRequest(costs),
      ],
      close: async () => undefined,
    };
  },
};
