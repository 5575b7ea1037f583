import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { differences } from '#domain/parcels/differences.ts';
import type { Parcel, ParcelEntry, parcelDeeds } from '#domain/parcels/parcel.ts';
import { compose, type EventOf } from '#events/envelope.ts';
import { ParcelChangedV1 } from '#events/parcels/parcel-changed.v1.ts';
import { ParcelReceivedV1 } from '#events/parcels/parcel-received.v1.ts';
import { PreAlertChangedV1 } from '#events/parcels/pre-alert-changed.v1.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';

/** Who makes a change, with the ids of the request. */
export interface Origin {
  /** A user id, or `system`. */
  readonly by: string;
  readonly newId: () => string;
  readonly correlationId: string;
}

export type Deed = (typeof parcelDeeds)[number];

/** What is charged for a parcel with a change of it. */
export type Charge = Pick<EventOf<typeof ParcelChangedV1>['data'], 'charge' | 'amount'>;

const factsOf = ({ code, state, ownerId, mailbox }: Parcel, by: string) => ({
  code,
  state,
  ...(ownerId === undefined ? {} : { ownerId }),
  ...(mailbox === undefined ? {} : { mailbox }),
  by,
});

/** The event of a parcel that came. */
export const receivedEvent = (parcel: Parcel, origin: Origin): PublishedEvent => {
  const { code: subject, version, changedAt: at, carrier, matchedBy, preAlert } = parcel;
  const data = {
    ...factsOf(parcel, origin.by),
    carrier,
    ...(matchedBy === undefined ? {} : { matchedBy }),
    ...(preAlert === undefined ? {} : { preAlert }),
  };
  return compose(ParcelReceivedV1, { subject, version, at, data }, origin);
};

/** The event of a change: what was done, and whose it was before where that is another. */
export const changedEvent = (
  before: Parcel,
  after: Parcel,
  what: readonly Deed[],
  origin: Origin,
  charge: Charge = {},
): PublishedEvent => {
  const { code: subject, version, changedAt: at } = after;
  const was = before.ownerId === after.ownerId ? undefined : before.ownerId;
  const data = {
    ...factsOf(after, origin.by),
    what: [...what],
    before: { state: before.state, ...(was === undefined ? {} : { ownerId: was }) },
    ...charge,
  };
  return compose(ParcelChangedV1, { subject, version, at, data }, origin);
};

type AlertDeed = EventOf<typeof PreAlertChangedV1>['data']['what'];

/** The event of a pre-alert. */
export const alertEvent = (
  { id, ownerId, state, version, changedAt: at }: PreAlert,
  what: AlertDeed,
  origin: Origin,
): PublishedEvent =>
  compose(
    PreAlertChangedV1,
    { subject: id, version, at, data: { id, ownerId, state, what, by: origin.by } },
    origin,
  );

/** The entries of the history for a change, one for each deed. What is different stands at the first. */
export const entriesOf = (
  before: Parcel | undefined,
  after: Parcel,
  { what, text }: { readonly what: readonly Deed[]; readonly text?: string | undefined },
  { by, newId }: Origin,
): readonly ParcelEntry[] => {
  const changed = before === undefined ? {} : differences(before, after);
  return what.map((deed, place) => ({
    id: newId(),
    at: after.changedAt,
    what: deed,
    by,
    ...(text === undefined || place > 0 ? {} : { text }),
    ...(Object.keys(changed).length === 0 || place > 0 ? {} : { changed }),
  }));
};
