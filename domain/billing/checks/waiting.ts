import * as z from 'zod/mini';
import type { Entry } from '../entries.ts';
import { InvoiceNumber } from '../invoice.ts';

/** A check that waits for the bank, in the list of all. */
export const WaitingCheck = z.object({
  invoice: InvoiceNumber,
  /** The place of the check on its invoice. */
  n: z.int(),
  /** When it was taken, ISO 8601 UTC. */
  at: z.string(),
  /** User id of who took it. */
  by: z.string(),
  /** What it is for, in cents. */
  sum: z.int(),
  /** The number on it. */
  reference: z.string(),
  bank: z.optional(z.string()),
  /** Absent where the invoice is a person's. */
  shipment: z.optional(z.string()),
  /** Who is billed. */
  name: z.string(),
});
export type WaitingCheck = z.infer<typeof WaitingCheck>;

/** The place of the check that an entry takes, ends or pays, or whose payment it takes back; undefined where it is about no check. */
export const checkOf = (entries: readonly Entry[], entry: Entry): number | undefined => {
  if (entry.kind === 'CHECK') return entry.n;
  if (entry.kind === 'CHECK_BACK') return entry.of;
  if (entry.kind === 'PAYMENT') return entry.check;
  if (entry.kind !== 'VOID') return undefined;
  const voided = entries.find(({ n }) => n === entry.of);
  return voided?.kind === 'PAYMENT' ? voided.check : undefined;
};
