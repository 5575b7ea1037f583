import * as z from 'zod/mini';
import type { Cents } from '../../kernel/money.ts';
import { StopId } from '../../runs/stop-id.ts';

/**
 * What cash at a door is for: the number of an invoice, or `PICKUP`, which has none before it took place. The rules of invoices are not
 * loaded on a phone: whether there is one, the server says.
 */
export const PaidAtDoor = z.string().check(z.maxLength(20));

/** What is left to pay at a door for one thing, in cents. */
export const DoorBill = z.object({ for: PaidAtDoor, cents: z.int() });
export type DoorBill = z.infer<typeof DoorBill>;

/** Cash that was taken at a door, in cents. The receipt has the number of the invoice; a phone that has not heard of it yet has none. */
export const DoorCash = z.object({ id: z.string(), invoice: z.optional(z.string()), cents: z.int() });
export type DoorCash = z.infer<typeof DoorCash>;

/** What is to pay at a stop, and what its driver took there in cash. */
export const DoorMoney = z.object({ stop: StopId, bills: z.array(DoorBill), taken: z.array(DoorCash) });
export type DoorMoney = z.infer<typeof DoorMoney>;

/** The sum of what is to pay, in cents. */
export const sumOfBills = (bills: readonly DoorBill[]): Cents =>
  bills.reduce((sum, { cents }) => sum + cents, 0);

/** A sum over what it is for, one after the other. What is more than all of it is nowhere: it is given back as change. */
export const spread = (sum: Cents, bills: readonly DoorBill[]): readonly DoorBill[] => {
  let left = sum;
  return bills.flatMap(({ for: what, cents: open }) => {
    const cents = Math.min(left, open);
    left -= cents;
    return cents > 0 ? [{ for: what, cents }] : [];
  });
};

/** What is left to pay after cash that the server does not know yet. */
export const billsAfter = (bills: readonly DoorBill[], paid: readonly DoorBill[]): readonly DoorBill[] =>
  bills
    .map((bill) => ({
      ...bill,
      cents: bill.cents - sumOfBills(paid.filter((part) => part.for === bill.for)),
    }))
    .filter(({ cents }) => cents > 0);
