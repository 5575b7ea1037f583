import type { ParcelHold } from '../holds/hold-kinds.ts';
import type { Parcel, ParcelSummary } from '../parcel.ts';

/** What a list of the desk shows of a parcel. */
export const summaryOf = (parcel: Parcel, holds: readonly { readonly kind: ParcelHold }[]): ParcelSummary => {
  const { code, version, state, tracking, carrier, mailbox, ownerId, weightLb, shelf, receivedAt } = parcel;
  const { changedAt, freeUntil, declaration, shipment } = parcel;
  return {
    code,
    version,
    state,
    carrier,
    weightLb,
    receivedAt,
    changedAt,
    freeUntil,
    ...(tracking === undefined ? {} : { tracking }),
    ...(mailbox === undefined ? {} : { mailbox }),
    ...(ownerId === undefined ? {} : { ownerId }),
    ...(shelf === undefined ? {} : { shelf }),
    ...(declaration.store === undefined ? {} : { store: declaration.store }),
    ...(shipment === undefined ? {} : { shipment: shipment.number }),
    holds: holds.map(({ kind }) => kind),
  };
};
