import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { BookingFields } from '#domain/bookings/booking-form.ts';
import { standing } from '#domain/bookings/slot-claims.ts';
import { sampleTyped } from '#domain/bookings/testing/sample-booking.ts';
import { defaultSchedule } from '#domain/departures/schedule/default-schedule.ts';
import type { Role } from '#domain/kernel/role.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import { followDeps } from '#lambdas/bookings/sold/follow.ts';
import { followShipment } from '#lambdas/bookings/sold/follow-shipment.ts';
import { bookingStore } from '#lambdas/bookings/store/booking-store.ts';
import { claims } from '#lambdas/bookings/store/claims.ts';
import { heldSlots } from '#lambdas/bookings/store/held-slots.ts';
import { slotStore } from '#lambdas/bookings/store/slot-store.ts';
import { randomReference } from '#lambdas/bookings/stores.ts';
import { findZipCode } from '#lambdas/quotes/index.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { shipmentStore } from '#lambdas/shipments/store/shipment-store.ts';
import { bookingsFunction } from '../../support/bookings-function.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { settingsFunction } from '../../support/settings-function.ts';
import { type Faults, startTables } from '../../support/tables.ts';
import { type Mistake, meddling } from './planted.ts';

const withRoles = (userId: string, ...roles: Role[]) => ({ userId, roles });
/** Who races: three customers. Each brings goods of one weight, so that a second hold never needs more than the first. */
export const customers = ['ann', 'ben', 'cem'].map((userId) => withRoles(userId, 'customer'));
export const staff = withRoles('staff-1', 'staff');
const admin = withRoles('admin-1', 'admin');

/** Saturday, November 28: the pickups of Tuesday can be booked until Monday 5PM. */
const START = Date.parse('2026-11-28T15:00:00.000Z');
/** The slots that everybody wants. */
export const slots = ['P-2026-12-01-0900', 'P-2026-12-01-1200'] as const;
/** Pounds of a slot: three pickups of the lightest. */
export const SLOT_LB = 450;
const WEIGHTS: Readonly<Record<string, number>> = { ann: 130, ben: 150, cem: 170 };
export const weightOf = (userId: string): number => WEIGHTS[userId] ?? 140;

/** A pickup of one box in Flatbush. The people in it are invented. */
export const formOf = (userId: string, slot: string, shipments: readonly string[]): BookingFields => ({
  ...sampleTyped,
  goods: [{ kind: 'box', quantity: 1, weightLb: weightOf(userId) }],
  slot,
  shipments: [...shipments],
});

/** Slots that take so many pickups each, at most. */
export interface Rules {
  readonly places: number;
  readonly confirms: 'AT_ONCE' | 'STAFF';
}

let numbers = 0;
const nextNumber = (): string => {
  numbers += 1;
  return trackingNumberOf(
    Array.from({ length: TRACKING_NUMBER_BYTES }, (_, at) => (at === 0 ? numbers : numbers >> (5 * at))),
  );
};

/** A client of the API, with a function of its own. Faults are those of its transport. */
export interface Client {
  readonly ask: (route: string, asked: Asked) => ReturnType<typeof call>;
  readonly faults: Faults;
  /** The references that were drawn for it, of which some may not have become bookings. */
  readonly drawn: string[];
}

/** Bookings on tables in memory, which many schedules use one after the other, with a clock that stands still until it is moved. */
export const startRaceWorld = async () => {
  const tables = await startTables();
  const direct = tables.client();
  let now = new Date(START);
  let saved = 0;
  const clock = () => now;
  const settings = settingsFunction(tables.env, testDependencies(direct, { clock }));
  const ofSlots = slotStore(direct, tables.bookings);
  const ofHeld = heldSlots(direct, tables.bookings);
  const ofClaims = claims(direct, tables.bookings);
  return {
    tables,
    now: clock,
    later: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    /** A client whose function has read no settings yet, with a mistake in its store where one is planted. */
    client: (mistake?: Mistake): Client => {
      const faults: Faults = {};
      const raw = tables.client({
        before: (operation) => faults.before?.(operation),
        after: (operation) => faults.after?.(operation),
      });
      const drawn: string[] = [];
      const newReference = () => {
        const reference = randomReference();
        drawn.push(reference);
        return reference;
      };
      const given = testDependencies(meddling(raw, mistake), { clock });
      const handler = bookingsFunction(tables.env, { ...given, findZipCode, newReference });
      return { faults, drawn, ask: (route, asked) => call(handler, route, asked) };
    },
    /** An admin saves how much slots take, and who confirms. */
    rules: async ({ places, confirms }: Rules) => {
      const { pickup } = defaultSchedule;
      const weekly = pickup.slots.map((slot) => ({ ...slot, places, lb: SLOT_LB }));
      const value = { ...defaultSchedule, pickup: { ...pickup, confirms, slots: weekly } };
      const asked = { as: admin, body: { version: saved, value } };
      const { status, body } = await call(settings, 'PUT /api/settings/schedule', asked);
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      saved = Number(body.version);
    },
    /** A shipment that is sold with a pickup. */
    shipment: async (ownerId: string): Promise<string> => {
      const number = nextNumber();
      const after = {
        ...sampleShipment,
        ...{ number, version: 1, state: 'BOOKED' as const, ownerId, holds: [] },
        howItComes: 'PICKUP' as const,
        pickup: { zip: '11226', stairs: false, street: '12 Sample Avenue' },
        pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'BOOKED' as const })),
      };
      await shipmentStore(direct, tables.shipments).write({ before: undefined, after, events: [] });
      return number;
    },
    /** The event that it was booked arrives, for the first time or once more. `drawn` gets the references that its request may have. */
    follow: (number: string, drawn: string[]) => {
      const deps = followDeps(tables.env, testDependencies(direct, { clock }));
      const newReference = () => {
        drawn.push(randomReference());
        return drawn.at(-1) ?? '';
      };
      return followShipment({ ...deps, newReference })({ number, correlationId: newId() });
    },
    /** What is claimed of a slot now, by name. */
    claimed: async (slot: string) => Object.keys(standing((await ofSlots.find(slot)).claims, now)),
    bringing: ofClaims.ofShipment,
    found: bookingStore(direct, tables.bookings).find,
    /** The next schedule begins on the same Saturday, with nothing taken or held. */
    begin: async () => {
      now = new Date(START);
      const free = await Promise.all([
        ...slots.map(async (id) => ofSlots.write(id, await ofSlots.find(id), {})),
        ...customers.map(async ({ userId }) => ofHeld.write(userId, await ofHeld.of(userId), [], now)),
      ]);
      await direct.send(new TransactWriteCommand({ TransactItems: free }));
    },
    stop: () => tables.stopAsKept(),
  };
};

export type RaceWorld = Awaited<ReturnType<typeof startRaceWorld>>;
