import type { Booking } from '#domain/bookings/booking.ts';
import type { BookingFields } from '#domain/bookings/booking-form.ts';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { sampleTyped } from '#domain/bookings/testing/sample-booking.ts';
import type { Role } from '#domain/kernel/role.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import { slotStore } from '#lambdas/bookings/store/slot-store.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { shipmentStore } from '#lambdas/shipments/store/shipment-store.ts';
import { bookingsFunction } from '../../support/bookings-function.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { type Faults, startingWith, startTables } from '../../support/tables.ts';

export const ann = { userId: 'ann', roles: ['customer'] as readonly Role[] };
export const ben = { userId: 'ben', roles: ['customer'] as readonly Role[] };

/** Saturday, November 28: pickups of Monday can no longer be booked, those of Tuesday until Monday 5PM. */
export const saturday = '2026-11-28T15:00:00.000Z';
/** From when canceling or moving the pickup of Tuesday is too late. */
export const deadline = '2026-11-30T22:00:00.000Z';
export const tuesday9 = 'P-2026-12-01-0900';
export const tuesday12 = 'P-2026-12-01-1200';
export const wednesday9 = 'P-2026-12-02-0900';
/** Four pickups fit into a slot by the default settings. */
export const PLACES = 4;

const places: Readonly<Record<string, { city: string; state: string; latitude: number; longitude: number }>> =
  {
    '11226': { city: 'Brooklyn', state: 'NY', latitude: 40.6463, longitude: -73.9566 },
    '07102': { city: 'Newark', state: 'NJ', latitude: 40.7357, longitude: -74.1724 },
    '10601': { city: 'White Plains', state: 'NY', latitude: 41.034, longitude: -73.7629 },
  };

let numbers = 0;
const nextNumber = (): string => {
  numbers += 1;
  return trackingNumberOf(
    Array.from({ length: TRACKING_NUMBER_BYTES }, (_, at) => (at === 0 ? numbers : numbers >> (5 * at))),
  );
};

interface Told {
  readonly type: string;
  readonly subject: string;
  readonly aggregateVersion: number;
  readonly data: object;
}

/** Bookings over tables in memory, with a clock that stands still until it is set. */
export const startBookingsWorld = async () => {
  const tables = await startTables();
  let now = new Date(saturday);
  const clock = () => now;
  const handlerWith = (faults?: Faults) =>
    bookingsFunction(tables.env, {
      ...testDependencies(tables.client(faults), { clock }),
      findZipCode: (zip) => places[zip],
    });
  const handler = handlerWith();
  const ask = (route: string, asked: Asked = {}, faults?: Faults) =>
    call(faults === undefined ? handler : handlerWith(faults), route, { as: ann, ...asked });
  /** What was told, the newest version first. */
  const events = async () =>
    startingWith(await tables.all(tables.bookings), 'OUTBOX#')
      .map(({ event }) => JSON.parse(String(event)) as Told)
      .toSorted((one, other) => other.aggregateVersion - one.aggregateVersion);
  return {
    tables,
    ask,
    events,
    at: (instant: string) => {
      now = new Date(instant);
    },
    slots: async (query: Record<string, string>) =>
      (await ask('GET /api/slots', { query })).body.slots as readonly OfferedSlot[],
    hold: (slot: string, as: Asked['as'] = ann, body: object = {}) =>
      ask('PUT /api/slots/{slot}/hold', { as, params: { slot }, body: { lb: 140, to: 'GY', ...body } }),
    letGo: (slot: string, as: Asked['as'] = ann) =>
      ask('DELETE /api/slots/{slot}/hold', { as, params: { slot } }),
    make: (
      form: Partial<BookingFields> = {},
      as: Asked['as'] = ann,
      key: string = newId(),
      faults?: Faults,
      draft?: string,
    ) =>
      ask(
        'POST /api/bookings',
        {
          as,
          headers: { 'idempotency-key': key, ...(draft === undefined ? {} : { draft }) },
          body: { ...sampleTyped, slot: tuesday9, ...form },
        },
        faults,
      ),
    show: (reference: string, as: Asked['as'] = ann) =>
      ask('GET /api/bookings/{reference}', { as, params: { reference } }),
    mine: async (as: Asked['as'] = ann) => (await ask('GET /api/bookings', { as })).body.items as Booking[],
    change: (reference: string, body: object, as: Asked['as'] = ann) =>
      ask('PUT /api/bookings/{reference}', { as, params: { reference }, body }),
    move: (reference: string, version: number, slot: string, as: Asked['as'] = ann) =>
      ask('PUT /api/bookings/{reference}/slot', { as, params: { reference }, body: { version, slot } }),
    cancel: (reference: string, version: number, fee = 0, as: Asked['as'] = ann) =>
      ask('POST /api/bookings/{reference}/cancel', { as, params: { reference }, body: { version, fee } }),
    attach: (reference: string, shipment: string, as: Asked['as'] = ann) =>
      ask('POST /api/bookings/{reference}/shipments', { as, params: { reference }, body: { shipment } }),
    /** How many places of a slot are taken, the lapsed ones among them. */
    claims: async (slot: string) =>
      Object.keys((await slotStore(tables.client(), tables.bookings).find(slot)).claims).toSorted(),
    /** A shipment of a sender, which waits for its goods. */
    shipment: async (change: Partial<Shipment> = {}): Promise<Shipment> => {
      const after: Shipment = {
        ...sampleShipment,
        number: nextNumber(),
        version: 1,
        state: 'BOOKED',
        ownerId: 'ann',
        howItComes: 'PICKUP',
        pickup: { zip: '11226', stairs: false, street: '12 Sample Avenue' },
        pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'BOOKED' as const })),
        holds: [],
        ...change,
      };
      const { write } = shipmentStore(tables.client(), tables.shipments);
      await write({ before: undefined, after, events: [] });
      return after;
    },
    // Fails when an item is kept in another way than the domain says.
    stop: () => tables.stopAsKept(),
  };
};

export type BookingsWorld = Awaited<ReturnType<typeof startBookingsWorld>>;

/** The booking in an answer that made or changed one. */
export const bookingIn = ({
  status,
  body,
}: {
  readonly status: number | undefined;
  readonly body: unknown;
}): Booking => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as Booking;
};
