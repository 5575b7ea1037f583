import type { Invoice } from '#domain/parcels/declaration/declaration.ts';
import type { ParcelHold } from '#domain/parcels/holds/hold-kinds.ts';
import type { ParcelState } from '#domain/parcels/lifecycle.ts';
import type { ParcelSummary } from '#domain/parcels/parcel.ts';
import { titleOf } from '#domain/parcels/tracking/parcel-title.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

/** The states as people at the desk read them. */
export const states: Readonly<Record<ParcelState, { readonly words: string; readonly tone: BadgeTone }>> = {
  IN_STORAGE: { words: 'On a shelf', tone: 'done' },
  UNIDENTIFIED: { words: 'Unidentified', tone: 'wrong' },
  REQUESTED: { words: 'In a shipment, not booked', tone: 'note' },
  PACKED: { words: 'Booked to fly', tone: 'note' },
  SHIPPED: { words: 'On its way', tone: 'plain' },
  DELIVERED: { words: 'Delivered', tone: 'plain' },
  RETURNING: { words: 'To hand to a carrier', tone: 'time' },
  RETURNED: { words: 'Went back', tone: 'plain' },
  DISPOSED: { words: 'Disposed of', tone: 'plain' },
};

export const StateBadge = ({ state }: { readonly state: ParcelState }) => (
  <Badge tone={states[state].tone}>{states[state].words}</Badge>
);

/** The holds as people at the desk read them. */
export const holdNames: Readonly<Record<ParcelHold, string>> = {
  INVOICE_MISSING: 'Invoice missing',
  VALUE_MISSING: 'Value missing',
  DANGERS_UNANSWERED: 'Dangerous goods not answered',
  DG_REVIEW: 'Goods to look at',
  DISPOSE_OR_RETURN: 'May not fly',
  FORM_1583: 'Form 1583 missing',
};

/** How far an invoice is, as the desk reads it. */
export const invoiceWords: Readonly<Record<Invoice['state'], string>> = {
  NOT_REQUIRED: 'None: nothing was bought',
  PENDING: 'Not sent yet',
  PROVIDED: 'Sent, not read yet',
  REJECTED: 'Sent back to its owner',
  VERIFIED: 'Verified',
};

/** A hold on a badge: what is for us to do stands out from what we wait for. */
export const HoldBadge = ({ hold }: { readonly hold: ParcelHold }) => (
  <Badge tone={hold === 'DG_REVIEW' || hold === 'DISPOSE_OR_RETURN' ? 'wrong' : 'time'}>
    {holdNames[hold]}
  </Badge>
);

/** Whose it is, in a list: its mailbox, or that nobody knows. */
export const whoseWords = ({ mailbox }: Pick<ParcelSummary, 'mailbox'>): string =>
  mailbox === undefined ? 'Nobody yet' : `Mailbox ${mailbox}`;

/** How the desk calls a parcel: by its store, or by its carrier and the end of its number. */
export const calledWords = ({ store, carrier, tracking }: ParcelSummary): string =>
  titleOf({ store, carrier, tracking });
