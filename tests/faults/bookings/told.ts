import type { Booking } from '#domain/bookings/booking.ts';
import { holdClaim, visitClaim } from '#domain/bookings/slot-claims.ts';
import { nextVisit } from '#domain/bookings/visits.ts';
import type { Answered } from '../../support/call.ts';
import type { Answer, Call } from '../../support/history-checker/operation.ts';
import type { Told } from '../../support/history-checker/record-history.ts';
import { slots, weightOf } from './race.world.ts';

/** Where every booking is that was acknowledged, whatever became of it. */
export const ALL = 'all bookings';
/** The only booking that brings a shipment is a claim on it as well. */
export const shipmentOf = (number: string): string => `OF#${number}`;

const loadOf = (userId: string) => ({ places: 1, lb: weightOf(userId) });
const takes = (of: string, claim: string, userId: string): Call => ({
  do: 'take',
  of,
  claim,
  load: loadOf(userId),
});
const releases = (of: string, claim: string): Call => ({ do: 'release', of, claim });
const maybe = (call: Call): Told => ({ call, answer: 'unknown' });
const sure = (call: Call, answer: Answer = 'ok'): Told => ({ call, answer });

/** What an answer with a booking tells of each of its visits, and of the shipments that it brings. */
export const toldOf = (booking: Booking): readonly Told[] => [
  sure({ do: 'take', of: ALL, claim: booking.reference }),
  ...booking.visits.map((visit) =>
    sure(
      visit.state === 'PLANNED'
        ? takes(visit.slot.id, visitClaim(booking, visit), booking.ownerId)
        : releases(visit.slot.id, visitClaim(booking, visit)),
    ),
  ),
  ...booking.shipments.map((number) =>
    sure(
      booking.state === 'CANCELLED'
        ? releases(shipmentOf(number), booking.reference)
        : { do: 'take', of: shipmentOf(number), claim: booking.reference },
    ),
  ),
];

/** The booking that is in an answer: the changed one, or the one that a refusal shows as it is now. */
export const shownIn = ({ status, body }: Answered): Booking | undefined => {
  if (status === 200) return body as unknown as Booking;
  return (body.details as { readonly booking?: Booking } | undefined)?.booking;
};

/** A step that ends the planned visit of a booking, if it is done: what may have become of its places. */
const mayEnd = (booking: Booking): readonly Told[] => [
  ...booking.visits
    .filter(({ state }) => state === 'PLANNED')
    .map((visit) => maybe(releases(visit.slot.id, visitClaim(booking, visit)))),
  ...booking.shipments.map((number) => maybe(releases(shipmentOf(number), booking.reference))),
];

/** The place that a move takes: of the visit after those that whoever moves has seen. */
const movedTo = (booking: Booking, slot: string): Call =>
  takes(slot, visitClaim(booking, { number: booking.visits.length + 1 }), booking.ownerId);

/** What is known of a move: its answer, or both places where none came. What its customer held in that slot becomes the place of the visit. */
export const toldOfMove = (
  booking: Booking,
  { by, slot }: { readonly by: string; readonly slot: string },
  answer: Answered | undefined,
): readonly Told[] => {
  const held = maybe(releases(slot, holdClaim(by)));
  if (answer === undefined)
    return [held, ...mayEnd({ ...booking, shipments: [] }), maybe(movedTo(booking, slot))];
  const shown = shownIn(answer);
  if (shown !== undefined) return [held, ...toldOf(shown)];
  const isThere = nextVisit(booking)?.slot.id === slot;
  return isThere ? [] : [sure(movedTo(booking, slot), 'refused')];
};

/** What is known of a step of the desk or of canceling. */
export const toldOfStep = (booking: Booking, answer: Answered | undefined): readonly Told[] => {
  if (answer === undefined) return mayEnd(booking);
  const shown = shownIn(answer);
  return shown === undefined ? [] : toldOf(shown);
};

/** A form that was sent: for whom, by whom, with what. */
export interface Sent {
  readonly ownerId: string;
  readonly by: string;
  readonly slot: string;
  readonly shipments: readonly string[];
  /** Its key, unless it was sent twice at once: then it may be refused first and done a moment later, when a place was given back. */
  readonly key?: string;
}

/** The references that the booking of a form may have got: new ones, and those of requests that it may have completed. */
export interface Candidates {
  readonly drawn: readonly string[];
  readonly requests: readonly string[];
}

/** What is known of a form. */
export const toldOfForm = (
  { ownerId, by, slot, shipments, key }: Sent,
  { drawn, requests }: Candidates,
  answer: Answered | undefined,
): readonly Told[] => {
  // What the sender held in that slot becomes the place of the booking.
  const held = maybe(releases(slot, holdClaim(by)));
  if (answer?.status === 200) {
    const booking = answer.body as unknown as Booking;
    const told = toldOf(booking).map(({ call, ...rest }) => ({
      call: key === undefined ? call : { ...call, key },
      ...rest,
      said: booking.reference,
    }));
    return [held, ...told];
  }
  const first = (reference: string) => takes(slot, visitClaim({ reference }, { number: 1 }), ownerId);
  if (answer !== undefined)
    return drawn.map((one) => sure(key === undefined ? first(one) : { ...first(one), key }, 'refused'));
  const maybeMade = [...drawn, ...requests].flatMap((claim): readonly Call[] => [
    first(claim),
    { do: 'take', of: ALL, claim },
    ...shipments.map((number): Call => ({ do: 'take', of: shipmentOf(number), claim })),
  ]);
  return [held, ...maybeMade.map(maybe)];
};

/** What is known of a place that somebody wants to hold. The ones that they held before may end. */
export const toldOfHold = (userId: string, slot: string, answer: Answered | undefined): readonly Told[] => {
  const call = takes(slot, holdClaim(userId), userId);
  const others = slots.filter((one) => one !== slot).map((one) => maybe(releases(one, holdClaim(userId))));
  if (answer === undefined) return [maybe(call), ...others];
  return answer.status === 200 ? [sure(call), ...others] : [sure(call, 'refused')];
};

/** What is known of a place that is given back. It is answered alike whether there was one or not. */
export const toldOfLettingGo = (userId: string, slot: string): readonly Told[] => [
  maybe(releases(slot, holdClaim(userId))),
];
