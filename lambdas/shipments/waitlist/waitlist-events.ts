import type { ShipmentHistoryEntry } from '#domain/shipments/happenings.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Waits } from '#domain/shipments/waitlist/waits.ts';
import { compose } from '#events/envelope.ts';
import { PlaceLapsedV1 } from '#events/shipments/place-lapsed.v1.ts';
import { PlaceOfferedV1 } from '#events/shipments/place-offered.v1.ts';
import { WaitlistJoinedV1 } from '#events/shipments/waitlist-joined.v1.ts';
import { WaitlistLeftV1 } from '#events/shipments/waitlist-left.v1.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import { factsOf, type Origin } from '../change/events.ts';
import { entryOf } from '../change/next-version.ts';

/** What tells of a change of the waitlist: its entry in the history of the shipment, and its event. */
interface Told {
  readonly history: readonly ShipmentHistoryEntry[];
  readonly events: readonly PublishedEvent[];
}

const dataOf = ({ number, ownerId }: Shipment, { departureId }: Waits, { by }: Origin) => ({
  number,
  ownerId,
  departureId,
  by,
});

/** The flight is in the field `departureId` of the entry: after for one that is waited for, before for one that no longer is. */
const entry = (what: ShipmentHistoryEntry['what'], after: Shipment, waits: Waits, origin: Origin) =>
  entryOf(what, after.changedAt, origin, {
    changes: {
      departureId:
        what === 'waitlist-joined' || what === 'place-offered'
          ? { after: waits.departureId }
          : { before: waits.departureId },
    },
  });

export const toldOfJoining = (after: Shipment, waits: Waits, origin: Origin): Told => ({
  history: [entry('waitlist-joined', after, waits, origin)],
  events: [compose(WaitlistJoinedV1, { ...factsOf(after), data: dataOf(after, waits, origin) }, origin)],
});

/** Why a shipment no longer waits, as the contract of the event lists it. */
export type WhyLeft = 'asked' | 'changed' | 'list-closed' | 'flight-cancelled';

export const toldOfLeaving = (after: Shipment, waits: Waits, why: WhyLeft, origin: Origin): Told => ({
  history: [entry('waitlist-left', after, waits, origin)],
  events: [
    compose(WaitlistLeftV1, { ...factsOf(after), data: { ...dataOf(after, waits, origin), why } }, origin),
  ],
});

export const toldOfOffer = (after: Shipment, waits: Waits, until: string, origin: Origin): Told => ({
  history: [entry('place-offered', after, waits, origin)],
  events: [
    compose(PlaceOfferedV1, { ...factsOf(after), data: { ...dataOf(after, waits, origin), until } }, origin),
  ],
});

export const toldOfLapse = (after: Shipment, waits: Waits, until: string, origin: Origin): Told => ({
  history: [entry('place-lapsed', after, waits, origin)],
  events: [
    compose(PlaceLapsedV1, { ...factsOf(after), data: { ...dataOf(after, waits, origin), until } }, origin),
  ],
});
