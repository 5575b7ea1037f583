import * as z from 'zod/mini';
import { Addressee } from './addressee.ts';
import { FurtherName } from './further-name.ts';
import { MailboxNumber, MailboxStatus } from './mailbox-number.ts';

/** A mailbox as its owner sees it. Days are in New York. */
export const OwnMailbox = z.object({
  number: MailboxNumber,
  status: MailboxStatus,
  version: z.number(),
  names: z.array(FurtherName),
  /** The owner, then the further names, with where each stands with Form 1583. */
  addressees: z.array(Addressee),
  /** The last day on which U.S. Mail of a closed mailbox is sent on, and where to. */
  forwarded: z.optional(z.object({ until: z.string(), to: z.string() })),
});
export type OwnMailbox = z.infer<typeof OwnMailbox>;
