import type { AnyEvent } from '#events/envelope.ts';
import { startShipmentsWorld } from '#tests/integration/shipments/shipments.world.ts';
import type { Item } from '#tests/support/tables.ts';
import { startingWith } from '#tests/support/tables.ts';
import { amount, type Figure } from '../harness/figure.ts';
import { prices } from '../prices/us-east-1.ts';
import { hearBooking } from '../support/booking-life/listeners.ts';
import { bookThrough } from '../support/booking-life/live-through.ts';
import { sumOf } from '../support/cost-model.ts';
import { dollarsOf } from '../support/shipment-life/model.ts';

const eventsIn = (items: readonly Item[]): readonly AnyEvent[] =>
  startingWith(items, 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)) as AnyEvent)
    .toSorted((one, other) => one.aggregateVersion - other.aggregateVersion);

/** One pickup in tables of its own, from the shipment that sells it to the goods that are with us. */
const onePickup = async () => {
  const world = await startShipmentsWorld();
  try {
    const { tables } = world;
    const pickup = { zip: '11226', stairs: false, street: '12 Sample Avenue' };
    const { number } = await world.booked({ howItComes: 'PICKUP', pickup });
    const life = bookThrough(world);
    const listening = hearBooking(tables, life.clock);
    for (const event of await world.events()) await listening.ofShipment(event as unknown as AnyEvent);
    const told = new Set<string>();
    const tellAll = async () => {
      for (const event of eventsIn(await tables.all(tables.bookings))) {
        if (told.has(event.id)) continue;
        told.add(event.id);
        await listening.ofBooking(event);
      }
    };
    await tellAll();
    const booking = await life.book(number);
    await tellAll();
    await life.complete(booking);
    await tellAll();
    return { costs: life.costs, heard: listening.heard() };
  } finally {
    await world.tables.stop();
  }
};

export const figure: Figure = {
  name: 'booking-dollars',
  measures: 'Modelled AWS dollars for one pickup, from the slots to the goods that are with us',
  unit: '$',
  direction: 'lower',
  reach: 0.0004,
  aim: 0.0003,
  value: amount,
  repeats: 1,
  how: `A shipment is sold with its pickup, which makes a request. Its customer looks at the slots, holds one, books it, and looks at the booking and at their list; the desk looks at its list, at the day and at the
booking, and notes that the goods are with us. Then everybody who listens hears of it: the lake, the history, tasks, invoices, notifications, and the shipment, whose pieces are with us. What follows from those pieces is in
\`shipment-dollars\`. Units and prices are counted as there; mails are beside it.`,
  prepare: async () => {
    const { costs, heard } = await onePickup();
    const dollars = dollarsOf(costs, heard);
    const written = costs.reduce((sum, cost) => sum + cost.written, 0);
    return {
      ours: async () => sumOf(dollars),
      details: async () => [
        ...Object.entries(dollars).map(([what, value]) => ({ what, value: `$${value.toFixed(6)}` })),
        {
          what: 'write units',
          value: `${written + heard.written}, of which listeners ${heard.written}`,
        },
        { what: `${heard.mails} mails`, value: `$${(heard.mails * prices.ses.mail).toFixed(6)}` },
        { what: 'events', value: `${heard.events}, heard by ${heard.calls + heard.queued} calls` },
        ...costs.map(({ who, route, read, written: units }) => ({
          what: `${who}: ${route}`,
          value: `${read.toFixed(1)} read and ${units.toFixed(1)} write units`,
        })),
      ],
      close: async () => undefined,
    };
  },
};
