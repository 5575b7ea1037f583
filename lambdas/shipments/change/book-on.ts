import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { refuseNotTaken } from '#domain/settings/counters/taken.ts';
import { shipmentAt } from '#domain/shipments/customer/let-go.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { TrackingEvent } from '#domain/shipments/happenings.ts';
import { afterStep } from '#domain/shipments/lifecycle.ts';
import type { Piece } from '#domain/shipments/pieces.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { houseWaybills } from '../../departures/index.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { type PriceDeps, priceForm } from '../declare/price-form.ts';
import type { FlightExports } from '../store/exports-on-flight.ts';
import { boardFlight } from './board-flight.ts';
import { type ChangeDeps, changeShipment, refused } from './change-shipment.ts';
import { type ComesDeps, comesIn } from './comes-at.ts';
import { bookedEvent, type Origin, trackedEvent } from './events.ts';
import { type Flights, noPlace } from './flight-place.ts';
import { entryOf, nextVersion } from './next-version.ts';
import { alreadyBooked, heldFromBooking, shipmentChanged } from './refusals.ts';

export interface BookDeps extends ChangeDeps, PriceDeps, ComesDeps {
  readonly flights: Flights;
  readonly exports: FlightExports;
  readonly waybills: ReturnType<typeof houseWaybills>;
}

interface Wanted {
  readonly version: number;
  readonly departureId: string;
  /** The price that was seen, in cents. */
  readonly total: number;
  readonly slot?: string | undefined;
}

/** The price at booking, to a country with a counter: as quoted, or with the rate card in force. The sender must have seen it. */
const agreedPrice = async (
  deps: BookDeps,
  before: Shipment,
  total: number,
  now: Date,
): Promise<Result<Shipment['promise'], never, EndpointRefusal<typeof shipmentEndpoints.book>>> => {
  const off = refuseNotTaken(await deps.readSetting('capabilities'), before.to);
  if (off) return off;
  const isQuoted = before.promise.quote !== undefined;
  const priced = isQuoted
    ? ok({ promise: before.promise })
    : await priceForm(deps, before, { now, ownerId: before.ownerId });
  if (!priced.ok) return priced;
  const { promise } = priced.value;
  if (promise.total !== total)
    return refuse('PRICE_CHANGED', 'The price is not the one that you saw. Look at it again, then book.', {
      promise,
    });
  // What staff have confirmed stays confirmed while the goods are the same.
  const { review: _again, ...confirmed } = promise;
  return ok(before.promise.review === undefined ? confirmed : promise);
};

/** Why a shipment cannot be booked as it is; undefined when it can. */
const notBookable = (before: Shipment, { version, departureId }: Wanted) => {
  const wasBooked = before.bookedAt !== undefined;
  if (wasBooked && before.departureId === departureId && before.state !== 'CANCELLED')
    return { done: before } as const;
  if (before.state !== 'DRAFT') return refused(alreadyBooked(before));
  if (before.version !== version) return refused(shipmentChanged(before));
  const held = heldFromBooking(before);
  return held && refused(held);
};

const booked = (piece: Piece, at: string): Piece => ({ ...piece, ...afterStep(piece, 'BKD'), at });
const received = (piece: Piece): Piece => ({ ...piece, ...afterStep(piece, 'FOH') });

/** What happens to the pieces with the booking. What lies in a mailbox is with us already, and its form has the consent to a search. */
const stepsOf = (before: Shipment, departureId: string, at: string, { newId, by }: Origin) => {
  const pieces = before.pieces.map((piece) => booked(piece, at));
  const numbers = pieces.map(({ n }) => n);
  const facts = { pieces: numbers, at, recordedAt: at, flight: departureId, by };
  const tracking: TrackingEvent = { ...facts, id: newId(), code: 'BKD' };
  if (before.howItComes !== 'MAILBOX') return { pieces, tracking, alsoTracked: [] };
  const arrival: TrackingEvent = { ...facts, id: newId(), code: 'FOH', source: 'mailbox' };
  return { pieces: pieces.map(received), tracking, alsoTracked: [arrival] };
};

/** The same before its parcels were received as its pieces. */
const atBooking = (shipment: Shipment): Shipment => ({ ...shipment, state: 'BOOKED' });

/** What is booked, and by whom: by its sender, or by the desk for a sender who told it. */
interface Booking {
  readonly number: string;
  /** Set for a sender: shipments of others are not found. */
  readonly ownerIds?: readonly string[];
  readonly by: string;
  readonly correlationId: string;
  readonly wanted: Wanted;
  /** What is written in the same transaction. */
  readonly also?: readonly Write[];
}

/** Books a shipment: a place on the flight, the price that was seen, and a house air waybill, in one transaction. */
export const bookOn = (deps: BookDeps, { wanted, also = [], ...request }: Booking) => {
  const { number } = request;
  let leased: string | undefined;
  return changeShipment(deps, {
    ...request,
    decide: async (found, now, origin) => {
      const before = shipmentAt(found, now);
      const answer = notBookable(before, wanted);
      if (answer) return answer;
      const comes = await comesIn(deps, before, wanted.slot, now);
      if (!comes.ok) return refused(comes);
      const full = await noPlace(deps.flights, wanted.departureId, before, now, comes.value);
      if (full) return refused(full);
      const price = await agreedPrice(deps, before, wanted.total, now);
      if (!price.ok) return refused(price);
      // A number is leased once for this request. One that is not used in the end stays a gap.
      leased ??= await deps.waybills.take(request.correlationId);
      if (leased === undefined)
        return refused(refuse('NO_WAYBILL_LEFT', 'We cannot take bookings right now. Please call us.'));
      const at = now.toISOString();
      const { departureId } = wanted;
      const { pieces, tracking, alsoTracked } = stepsOf(before, departureId, at, origin);
      const on = { pieces, departureId, hawb: leased, bookedAt: at, promise: price.value };
      const { after, guards } = await boardFlight(deps, before, nextVersion(before, on, at), now);
      return {
        deed: {
          after,
          guards,
          tracking,
          alsoTracked,
          history: [entryOf('booked', at, origin, { changes: { departureId: { after: departureId } } })],
          events: [
            bookedEvent(after, origin),
            ...alsoTracked.map((event) => trackedEvent(atBooking(after), after, event, origin)),
          ],
          also: [deps.waybills.used(leased, number, at), ...also],
        },
      };
    },
  });
};
