import * as z from 'zod/mini';
import { LocalMoney } from '../../billing/abroad/local-money.ts';
import { counterMethods } from '../../billing/entries.ts';
import { idKinds } from './papers-shown.ts';

/** A number of a person as it is kept: sealed with a key that the table does not have, and the end of it to be shown. */
export const SealedNumber = z.object({ sealed: z.string(), shown: z.string() });

/** Pieces that were handed over at a counter, with the proof. Instants are ISO 8601 UTC. */
export const Handover = z.object({
  /** That of the tracking event. The device makes it, so that the same handover is one. */
  id: z.string(),
  at: z.string(),
  /** User id of who handed it over. */
  by: z.string(),
  pieces: z.array(z.number()),
  /** The name that the person typed or said, as on their ID. */
  name: z.string(),
  idKind: z.enum(idKinds),
  idNumber: SealedNumber,
  taxNumber: z.optional(SealedNumber),
  /** Storage that was paid at the counter, in cents. */
  storage: z.number(),
  /** How it was paid. Absent where nothing was, and on handovers from before it was asked. */
  storageBy: z.optional(z.enum(counterMethods)),
  /** What was taken for it in the currency of the counter, and the rate of that day. Absent for U.S. dollars. */
  storageLocal: z.optional(LocalMoney),
  /** The file with the signature of who collected. Without one, they signed on paper, which the counter keeps. */
  signature: z.optional(z.string()),
  onPaper: z.optional(z.literal(true)),
  /** The file with a photo of the handover, or of the paper that was signed. */
  photo: z.optional(z.string()),
});
export type Handover = z.infer<typeof Handover>;

/** What billing needs to know of a handover at which storage was paid. */
export interface HandoverOfBill extends Pick<Handover, 'id' | 'by' | 'storage' | 'storageLocal'> {
  readonly storageBy: NonNullable<Handover['storageBy']>;
}

/** A handover as people see it: numbers masked. */
export const HandoverShown = z.object({
  ...z.omit(Handover, { idNumber: true, taxNumber: true }).shape,
  idNumber: z.string(),
  taxNumber: z.optional(z.string()),
});
export type HandoverShown = z.infer<typeof HandoverShown>;

/** A handover with its numbers masked. */
export const handoverShown = ({ idNumber, taxNumber, ...handover }: Handover): HandoverShown => ({
  ...handover,
  idNumber: idNumber.shown,
  ...(taxNumber === undefined ? {} : { taxNumber: taxNumber.shown }),
});
