import * as z from 'zod/mini';
import { MailboxNumber } from '#domain/mailboxes/mailbox-number.ts';
import { ParcelStateName } from '#domain/parcels/parcel.ts';
import { ParcelCode } from '#domain/parcels/parcel-code.ts';

/** What every event of a parcel says: which one, and whose it is now. Names, labels and what is inside stay in the parcel. */
export const parcelFacts = {
  code: ParcelCode,
  state: ParcelStateName,
  /** Both are absent while nobody knows whose it is. */
  ownerId: z.optional(z.string()),
  mailbox: z.optional(MailboxNumber),
  /** A user id, or `system`. */
  by: z.string(),
};
