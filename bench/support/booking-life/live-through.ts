import type { Booking } from '#domain/bookings/booking.ts';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { sampleTyped } from '#domain/bookings/testing/sample-booking.ts';
import { findZipCode } from '#lambdas/quotes/index.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { desk, sender, type startShipmentsWorld } from '#tests/integration/shipments/shipments.world.ts';
import { bookingsFunction } from '#tests/support/bookings-function.ts';
import { type Asked, call, testDependencies } from '#tests/support/call.ts';
import { meterOf } from '../capacity.ts';
import type { Cost } from '../shipment-life/life.ts';

type World = Awaited<ReturnType<typeof startShipmentsWorld>>;

const START = '2026-11-13T15:00:00.000Z';

/** The requests of one booking, on the tables of a world, each with what it costs. */
export const bookThrough = (world: World) => {
  const costs: Cost[] = [];
  const client = world.tables.client();
  const taken = meterOf(client);
  let now = new Date(START);
  const handler = bookingsFunction(world.tables.env, {
    ...testDependencies(client, { clock: () => now }),
    findZipCode,
  });
  const ask = async (who: Cost['who'], route: string, asked: Asked): Promise<Record<string, unknown>> => {
    taken();
    const { status, body } = await call(handler, route, asked);
    if (status !== 200) throw new Error(`${route}: ${status} ${JSON.stringify(body)}`);
    const { read, written } = taken();
    costs.push({ who, route, read, written, bytes: Buffer.byteLength(JSON.stringify(body)) });
    return body;
  };
  return {
    costs,
    /** Its customer looks at the slots, holds one, books it for a shipment, and looks at it and at their list. */
    book: async (shipment: string): Promise<Booking> => {
      const query = { way: 'PICKUP', to: 'GY', lb: '140' };
      const slots = (await ask('anyone', 'GET /api/slots', { query })).slots as readonly OfferedSlot[];
      const slot = slots.find(({ full }) => !full)?.id ?? '';
      await ask('customer', 'PUT /api/slots/{slot}/hold', {
        as: sender,
        params: { slot },
        body: { lb: 140, to: 'GY' },
      });
      const body = { ...sampleTyped, slot, shipments: [shipment] };
      const headers = { 'idempotency-key': newId() };
      const made = await ask('customer', 'POST /api/bookings', { as: sender, headers, body });
      const params = { reference: String(made.reference) };
      await ask('customer', 'GET /api/bookings/{reference}', { as: sender, params });
      await ask('customer', 'GET /api/bookings', { as: sender });
      return made as unknown as Booking;
    },
    /** The desk finds it in its list and in the week, looks at it, and notes on the day that the goods are with us. */
    complete: async ({ reference, visits }: Booking): Promise<void> => {
      const slot = visits.at(-1)?.slot;
      if (slot === undefined) throw new Error(`${reference} has no slot.`);
      await ask('staff', 'GET /api/desk/bookings', { as: desk });
      const query = { from: slot.day, to: slot.day };
      await ask('staff', 'GET /api/desk/bookings/calendar', { as: desk, query });
      now = new Date(slot.to);
      const asked = { as: desk, params: { reference } };
      const { booking } = await ask('staff', 'GET /api/desk/bookings/{reference}', asked);
      const { version } = booking as Booking;
      await ask('staff', 'POST /api/desk/bookings/{reference}/complete', { ...asked, body: { version } });
    },
    clock: () => now,
  };
};
