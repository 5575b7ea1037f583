import { feedOf } from '#domain/notifications/audience.ts';
import { holdsOf } from '#domain/parcels/holds/holds.ts';
import type { Parcel, parcelDeeds } from '#domain/parcels/parcel.ts';
import type { AnnouncementPart } from '../../../runtime/announcement.ts';
import type { MailboxWhat } from '../mailbox/whats.ts';

/** What a line in the account asks an owner to do about a parcel. */
type Asking = Extract<MailboxWhat, 'INVOICE_REJECTED' | 'MAY_NOT_FLY'>;

/** By which a line is known to be settled; undefined for one that asks for nothing. */
export const askOf = (code: string, what: MailboxWhat): string | undefined =>
  what === 'INVOICE_REJECTED' || what === 'MAY_NOT_FLY' ? `${code}#${what}` : undefined;

const isAsked: Readonly<Record<Asking, (now: Parcel) => boolean>> = {
  INVOICE_REJECTED: ({ state, declaration }) =>
    state === 'IN_STORAGE' && declaration.invoice.state === 'REJECTED',
  MAY_NOT_FLY: (now) =>
    now.disposal?.agreedAt === undefined &&
    holdsOf(now, { usMailOk: true }).some(({ kind }) => kind === 'DISPOSE_OR_RETURN'),
};

type Deed = (typeof parcelDeeds)[number];

/** The parcel is not theirs any more. */
const taken: readonly Deed[] = ['assigned', 'unassigned', 'not-mine'];
/** What may settle it. Nothing else is written for, as most of what happens to a parcel settles nothing. */
const settling: Readonly<Record<Asking, readonly Deed[]>> = {
  INVOICE_REJECTED: ['declared', 'invoice-verified', 'disposal-agreed', 'return-asked', 'disposed', ...taken],
  MAY_NOT_FLY: ['looked', 'seen', 'disposal-agreed', 'return-asked', 'disposed', ...taken],
};

/** Nobody has to read any more what is settled by what happened to a parcel, or what somebody was asked who does not have it now. */
export const settledBy = (
  deeds: readonly Deed[],
  { code, before }: { readonly code: string; readonly before: { readonly ownerId?: string | undefined } },
  now: Parcel,
): readonly AnnouncementPart[] => {
  const ownerId = before.ownerId ?? now.ownerId;
  if (ownerId === undefined) return [];
  const settled = (Object.keys(settling) as Asking[])
    .filter((what) => deeds.some((deed) => settling[what].includes(deed)))
    .filter((what) => ownerId !== now.ownerId || !isAsked[what](now))
    .map((what) => ({ audience: feedOf(ownerId), asked: `${code}#${what}` }));
  return settled.length === 0 ? [] : [{ settled }];
};
