import type { Booking } from '#domain/bookings/booking.ts';
import { broughtBefore } from '#domain/bookings/brought/brought-before.ts';
import type { By } from '#domain/bookings/changes/step.ts';
import { heldByOf } from '#domain/bookings/goods-of-shipments.ts';
import { followed, isLeft, released, sellsPickup, soldPickup } from '#domain/bookings/sold/sold-pickup.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { FindZipCode } from '../../quotes/index.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import { type ChangeDeps, changeBooking } from '../change/change-booking.ts';
import { writeBooking } from '../change/write-booking.ts';
import type { BookingClaims } from '../store/claims.ts';

export interface FollowDeps extends ChangeDeps {
  readonly claims: Pick<BookingClaims, 'shipments' | 'ofShipment'>;
  /** A shipment as it is now, strongly consistent. */
  readonly findShipment: (number: string) => Promise<Shipment | undefined>;
  readonly findZipCode: FindZipCode;
  readonly newReference: () => string;
}

/** A shipment to which something happened. */
export interface Heard {
  readonly number: string;
  readonly correlationId: string;
}

const SYSTEM = 'system';

const townOf = ({ findZipCode }: FollowDeps, { pickup }: Shipment): string | undefined => {
  const found = pickup && findZipCode(pickup.zip);
  return found && `${found.city}, ${found.state}`;
};

/** What the desk has agreed on by phone before there were slots is the first that is known of the request. */
const agreedText = ({ pickup }: Shipment): string | undefined =>
  pickup?.agreed && `Agreed by phone: ${pickup.agreed.words}`;

/** Makes the request for a shipment whose pickup nobody has booked. Somebody who books it at the same moment is first. */
const makeRequest = (deps: FollowDeps, { number, correlationId }: Heard): Promise<boolean> =>
  untilWritten(
    `The pickup of shipment ${number}`,
    async () => {
      const [shipment, booked] = await Promise.all([
        deps.findShipment(number),
        deps.claims.ofShipment(number),
      ]);
      if (booked !== undefined || shipment === undefined || !sellsPickup(shipment)) return false;
      const now = deps.clock();
      const by: By = { by: SYSTEM, at: now.toISOString() };
      const town = townOf(deps, shipment);
      const outcome = await writeBooking(deps, {
        before: undefined,
        after: soldPickup(shipment, { reference: deps.newReference(), town, ...by }),
        said: { byDesk: false, text: agreedText(shipment) },
        origin: { by: SYSTEM, newId: deps.newId, correlationId },
        now,
      });
      if ('again' in outcome) return again;
      return 'written' in outcome;
    },
    { pause: deps.pause },
  );

/** The shipments of a booking as they are now. */
const shipmentsOf = async ({ findShipment }: FollowDeps, numbers: readonly string[]) =>
  (await Promise.all(numbers.map(findShipment))).filter((shipment) => shipment !== undefined);

/** What becomes of a booking by one of its shipments: it is left out when it was canceled, or comes in another way now. */
const withShipment = async (
  deps: FollowDeps,
  before: Booking,
  shipment: Shipment,
  by: By,
): Promise<Booking> => {
  const { number } = shipment;
  if (!isLeft(before, shipment)) return followed(before, shipment, { town: townOf(deps, shipment), ...by });
  // Whoever paid for a pickup with another of its shipments does not pay for this one besides.
  const others = await shipmentsOf(
    deps,
    before.shipments.filter((each) => each !== number),
  );
  return released(before, shipment, { heldBy: heldByOf(others), ...by });
};

/** The same once what came to our dock without the van is left out as well: one version, whatever became of it. */
const after = async (deps: FollowDeps, before: Booking, shipment: Shipment, now: Date): Promise<Booking> => {
  const by: By = { by: SYSTEM, at: now.toISOString() };
  const followed = await withShipment(deps, before, shipment, by);
  const brought = broughtBefore(followed, await shipmentsOf(deps, followed.shipments), by, now);
  return brought === before ? before : { ...brought, version: before.version + 1 };
};

const bringAfter = async (deps: FollowDeps, reference: string, { number, correlationId }: Heard) => {
  let wasWritten = false;
  const result = await changeBooking(deps, {
    reference,
    by: SYSTEM,
    correlationId,
    byDesk: false,
    textOf: ({ endedBecause }) => endedBecause,
    decide: async (before, now) => {
      const shipment = await deps.findShipment(number);
      const next = shipment === undefined ? before : await after(deps, before, shipment, now);
      wasWritten = next !== before;
      return ok(next);
    },
  });
  return result.ok && wasWritten;
};

/**
 * Brings the booking of a shipment up to date: a pickup that was sold and that nobody booked becomes a request, a request follows its
 * shipment, what came to our dock before the van is not fetched, and what was canceled, or comes in another way, gives its place back. It reads both as they are now, so that order and
 * repetition of messages do not matter. True when something was written.
 */
export const followShipment =
  (deps: FollowDeps) =>
  async (heard: Heard): Promise<boolean> => {
    const reference = await deps.claims.ofShipment(heard.number);
    if (reference === undefined) return makeRequest(deps, heard);
    const wasWritten = await bringAfter(deps, reference, heard);
    // It has left a drop-off: perhaps we are to pick it up.
    const isFree = wasWritten && (await deps.claims.ofShipment(heard.number)) === undefined;
    return (isFree && (await makeRequest(deps, heard))) || wasWritten;
  };
