import * as z from 'zod/mini';
import { destinationCodes } from '../kernel/destination-codes.ts';
import { LocalMoney } from './abroad/local-money.ts';
import { paymentMethods } from './entries.ts';

/** Money that came or went, in the list of a day. */
export const Taking = z.object({
  kind: z.enum(['PAYMENT', 'VOID', 'REFUND', 'CHECK_BACK']),
  id: z.string(),
  at: z.string(),
  /** User id of who entered it, or `system`. */
  by: z.string(),
  /** Whose takings it belongs to: who took the money, also where somebody else voids it. */
  taker: z.string(),
  /** The destination at whose counter the money was taken; absent at our own desk. */
  place: z.optional(z.enum(destinationCodes)),
  /** The bag of the driver who took it at a door; absent elsewhere. */
  bag: z.optional(z.uuid()),
  /** Cents that it adds to what is owed: that of a payment is negative. */
  amount: z.int(),
  /** What was taken, or voided, in the currency of that counter; absent where it was U.S. dollars. */
  local: z.optional(LocalMoney),
  /** Of a voided payment, the one that it had. */
  method: z.enum(paymentMethods),
  reference: z.optional(z.string()),
  reason: z.optional(z.string()),
  invoice: z.string(),
  /** Absent where the invoice is a person's. */
  shipment: z.optional(z.string()),
  /** Who is billed. */
  name: z.string(),
});
export type Taking = z.infer<typeof Taking>;

/** What each kind of taking is, as lists name it. */
export const takingNames: Readonly<Record<Taking['kind'], string>> = {
  PAYMENT: 'Payment',
  VOID: 'Void',
  REFUND: 'Refund',
  CHECK_BACK: 'Check returned',
};

/** What one person took by one method, less what they gave back and what was voided. */
export const TakenBy = z.object({
  taker: z.string(),
  method: z.enum(paymentMethods),
  /** Cents. */
  amount: z.int(),
  /** How many payments, refunds and voids. */
  count: z.int(),
});
type TakenBy = z.infer<typeof TakenBy>;

/** What is our own of the money of a day: what agents took at a counter abroad is settled with them. */
export const ownTakings = (takings: readonly Taking[]): readonly Taking[] =>
  takings.filter(({ place }) => place === undefined);

/** The sums of a day: who took what by which method. */
export const takenBy = (takings: readonly Taking[]): readonly TakenBy[] => {
  const sums = new Map<string, TakenBy>();
  for (const { taker, method, amount } of takings) {
    const key = `${taker} ${method}`;
    const sum = sums.get(key) ?? { taker, method, amount: 0, count: 0 };
    sums.set(key, { ...sum, amount: sum.amount - amount, count: sum.count + 1 });
  }
  return [...sums.values()].toSorted(
    (one, other) => one.taker.localeCompare(other.taker) || one.method.localeCompare(other.method),
  );
};
