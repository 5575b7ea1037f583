import type { Booking } from '#domain/bookings/booking.ts';
import { sampleBooking, type tuesday } from '#domain/bookings/testing/sample-booking.ts';
import type { Driver } from '#domain/drivers/driver.ts';
import { sampleDriver } from '#domain/drivers/testing/sample-driver.ts';
import type { Role } from '#domain/kernel/role.ts';
import type { RunOnBoard } from '#domain/runs/desk/endpoints.ts';
import type { RunAct, RunForm } from '#domain/runs/desk/run-form.ts';
import type { Run } from '#domain/runs/run.ts';
import { sampleForm } from '#domain/runs/testing/sample-run.ts';
import { sampleVehicle } from '#domain/vehicles/testing/sample-vehicle.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { listeners as ofBilling } from '#lambdas/billing/follow.ts';
import { wire as wireBilling } from '#lambdas/billing/http.ts';
import { listeners as ofBookings } from '#lambdas/bookings/run/follow.ts';
import { bookingStore } from '#lambdas/bookings/store/booking-store.ts';
import { findZipCode } from '#lambdas/quotes/index.ts';
import { listeners as ofRuns } from '#lambdas/runs/follow/follow.ts';
import { wire } from '#lambdas/runs/http.ts';
import { storesOf } from '#lambdas/runs/stores.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { PublishedEvent } from '#lambdas/runtime/table/outbox.ts';
import { bookingsFunction } from '../../support/bookings-function.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { type Faults, startingWith, startTables } from '../../support/tables.ts';

const dispatch = { userId: 'dispatch-1', roles: ['dispatch'] as readonly Role[] };
/** Monday, November 30, 3PM in New York. */
const monday = '2026-11-30T20:00:00.000Z';

export const vans = [1, 2, 3].map(
  (number): Vehicle => ({
    ...sampleVehicle,
    id: `019a1d3c-0000-4000-8000-00000000010${number}`,
    name: `Van ${number}`,
  }),
);
export const drivers = ['dan', 'eve', 'fay'].map((id): Driver => ({ ...sampleDriver, id }));

/** A pickup of one barrel in Flatbush on Tuesday from 9 to 12, unless told otherwise. */
export const pickup = (reference: string, change: Partial<Booking> = {}): Booking => {
  const { heldBy: _, ...sample } = sampleBooking;
  return { ...sample, reference, version: 1, shipments: [], ...change };
};
/** Slots of the Tuesday. */
export const afternoon: typeof tuesday = {
  id: 'P-2026-12-01-1500',
  day: '2026-12-01',
  from: '2026-12-01T20:00:00.000Z',
  to: '2026-12-01T23:00:00.000Z',
  bookBy: '2026-11-30T22:00:00.000Z',
};

/** A form with the main visits of these bookings in their turn. */
export const formOf = (stops: readonly string[], change: Partial<RunForm> = {}): RunForm => ({
  ...sampleForm,
  vehicleId: vans[0]?.id ?? '',
  driverId: 'dan',
  stops: stops.map((booking) => ({ booking, visit: 1 })),
  ...change,
});

/** Runs over tables in memory, with vans and drivers that a test changes, and a clock that stands still until it is set. */
export const startRunsWorld = async () => {
  const tables = await startTables();
  let now = new Date(monday);
  const clock = () => now;
  const fleet = new Map<string, Vehicle | Driver>([...vans, ...drivers].map((each) => [each.id, each]));
  const fleetNow = {
    vehicle: async (id: string) => fleet.get(id) as Vehicle | undefined,
    driver: async (id: string) => fleet.get(id) as Driver | undefined,
  };
  const given = (faults?: Faults) => testDependencies(tables.client(faults), { clock });
  const handlerWith = (faults?: Faults) =>
    wire(tables.env, { ...given(faults), findZipCode, fleet: fleetNow });
  const handler = handlerWith();
  const bookings = bookingStore(tables.client(), tables.bookings);
  const listening = [
    ...ofBookings(tables.env, given()),
    ...ofBilling(tables.env, given()),
    ...ofRuns({ ...storesOf(tables.env, given()), findZipCode, fleet: fleetNow }),
  ];
  const billingWith = (faults?: Faults) => wireBilling(tables.env, given(faults));
  const billing = billingWith();
  const bookingDesk = bookingsFunction(tables.env, { ...given(), findZipCode });
  const heard = new Set<string>();
  const ask = (route: string, asked: Asked = {}, faults?: Faults) =>
    call(faults === undefined ? handler : handlerWith(faults), route, { as: dispatch, ...asked });
  /** What was told and nobody has heard yet, in no particular order. */
  const told = async (): Promise<readonly (PublishedEvent & { readonly data: object })[]> => {
    const named = [tables.runs, tables.bookings, tables.billing];
    const items = (await Promise.all(named.map(tables.all))).flat();
    return startingWith(items, 'OUTBOX#').map(({ event }) => JSON.parse(String(event)));
  };
  return {
    tables,
    ask,
    /** The same of what is in the hands of billing. */
    askBilling: (route: string, asked: Asked = {}, faults?: Faults) =>
      call(faults === undefined ? billing : billingWith(faults), route, { as: dispatch, ...asked }),
    /** The same of what customers ask of their bookings. */
    askBookings: (route: string, asked: Asked) => call(bookingDesk, route, asked),
    told,
    clock,
    at: (instant: string) => {
      now = new Date(instant);
    },
    /** A van or driver as it is from now on. */
    becomes: (each: Vehicle | Driver) => {
      fleet.set(each.id, each);
    },
    store: async (after: Booking, before?: Booking, events: readonly PublishedEvent[] = []) => {
      const refused = await bookings.write({ before, after, history: [], events });
      if (refused !== undefined) throw new Error(refused);
      return after;
    },
    booking: async (reference: string): Promise<Booking> => {
      const found = await bookings.find(reference);
      if (found === undefined) throw new Error(`There is no ${reference}.`);
      return found;
    },
    board: async (day = '2026-12-01') => (await ask('GET /api/desk/runs', { query: { day } })).body,
    save: (form: RunForm, { id = newId(), version = 0 } = {}, faults?: Faults) =>
      ask('PUT /api/desk/runs/{id}', { params: { id }, body: { version, form } }, faults),
    act: ({ id, version }: Pick<Run, 'id' | 'version'>, act: RunAct) =>
      ask('POST /api/desk/runs/{id}/acts', { params: { id }, body: { version, act } }),
    show: (id: string) => ask('GET /api/desk/runs/{id}', { params: { id } }),
    plan: (body: object) =>
      ask('POST /api/desk/runs/plan', { body: { day: '2026-12-01', pinned: {}, ...body } }),
    /** Everybody hears what was told, again and again until nothing new is told. `again`: also what they heard before. */
    settle: async ({ again = false } = {}) => {
      if (again) heard.clear();
      for (;;) {
        const fresh = (await told()).filter(({ id }) => !heard.has(id));
        if (fresh.length === 0) return;
        for (const event of fresh) {
          heard.add(event.id);
          for (const { type, hear } of listening) if (type === event.type) await hear(event);
        }
      }
    },
    // Fails when an item is kept in another way than the domain says.
    stop: () => tables.stopAsKept(),
  };
};

export type RunsWorld = Awaited<ReturnType<typeof startRunsWorld>>;

/** The run in an answer that made or changed one. */
export const runIn = ({
  status,
  body,
}: {
  readonly status: number | undefined;
  readonly body: unknown;
}): Run => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return (body as RunOnBoard).run;
};
