import * as z from 'zod/mini';
import { destinationCodes } from '../kernel/destination-codes.ts';
import { LocalMoney } from './abroad/local-money.ts';
import { chargeCodes } from './charges/table.ts';

/**
 * How money comes, and how it goes back. `CARD` is a card on the Internet: only what follows the card provider books it. `CHECK` is a
 * check that the bank has paid: until then it is an entry of its own, which is no money.
 */
export const paymentMethods = [
  'CASH',
  'CARD_TERMINAL',
  'TRANSFER',
  'ZELLE',
  'MONEY_ORDER',
  'CHECK',
  'CARD',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The methods that every counter takes, also abroad. */
export const counterMethods = [
  'CASH',
  'CARD_TERMINAL',
  'TRANSFER',
] as const satisfies readonly PaymentMethod[];

export type CounterMethod = (typeof counterMethods)[number];

/** The methods that people at our own desk may enter as money that is here. */
export const deskMethods = [
  ...counterMethods,
  'ZELLE',
  'MONEY_ORDER',
] as const satisfies readonly PaymentMethod[];

/** Whether nobody finds such money again without its number: that of the Zelle payment, or of the money order. */
export const needsReference = (method: PaymentMethod): boolean =>
  method === 'ZELLE' || method === 'MONEY_ORDER';

/** A line of a price. Amounts are in cents; the sales tax of the line, where it has any, comes on top of its amount. */
const ChargeLine = z.object({
  code: z.string(),
  text: z.string(),
  amount: z.int(),
  tax: z.optional(z.int()),
});

/** Who agreed to a price that is not the promised one, and when. */
const Approval = z.object({ by: z.string(), at: z.string() });

/** What every entry of an invoice has. An entry is never changed: what was wrong is reversed by another one. */
const entryFields = {
  /** Its place on the invoice, from 1. */
  n: z.int(),
  /** ISO 8601 UTC. */
  at: z.string(),
  /** Cents that it adds to what is owed. What lowers it, such as a payment, is negative: the sum of all entries is what is owed. */
  amount: z.int(),
};

const priceFields = {
  ...entryFields,
  /** The version of the shipment that it was made for. */
  shipmentVersion: z.int(),
};

/** A price that is charged, as it was when the entry was made. */
const Charge = z.object({
  kind: z.literal('CHARGE'),
  ...priceFields,
  why: z.enum(['BOOKED', 'ARRIVED', 'PRICE_CHANGED']),
  lines: z.array(ChargeLine),
  rateCardVersion: z.int(),
  /** The accepted quote that the price came from. */
  quote: z.optional(z.string()),
  approved: z.optional(Approval),
});
export type Charge = z.infer<typeof Charge>;

/** Why a price entry was taken back. */
const BackBecause = z.enum(['PRICE_CHANGED', 'CANCELED', 'PAID_BY_RECEIVER']);

/** Takes one charge back, whole. */
const Reversal = z.object({
  kind: z.literal('REVERSAL'),
  ...priceFields,
  why: BackBecause,
  /** The entry that it takes back. */
  of: z.int(),
});

export type Reversal = z.infer<typeof Reversal>;

/**
 * Takes back what was credited of charges that are no longer there. A credit only lowers a charge: without one it would be money
 * that we owe although nobody ever paid it.
 */
const CreditEnded = z.object({ kind: z.literal('CREDIT_ENDED'), ...priceFields, why: BackBecause });

const moneyFields = {
  ...entryFields,
  /** Made by whoever asks, before they ask: the same id is the same entry, however often it comes. */
  id: z.string(),
  /** User id of who entered it, or `system`. */
  by: z.string(),
};

/** Money that came. */
export const Payment = z.object({
  kind: z.literal('PAYMENT'),
  ...moneyFields,
  method: z.enum(paymentMethods),
  /** Number of the slip, the transfer or the provider's payment. */
  reference: z.optional(z.string()),
  /** Why it came, if not because somebody paid. */
  reason: z.optional(z.string()),
  /** The destination at whose counter it was taken; absent at our own desk. */
  place: z.optional(z.enum(destinationCodes)),
  /** What was taken at that counter in its currency; absent where it took U.S. dollars. */
  local: z.optional(LocalMoney),
  /** The bag of the driver who took it at a door, and the stop of the run. Absent where it was taken elsewhere. */
  bag: z.optional(z.uuid()),
  stop: z.optional(z.string()),
  /** The check that the bank has paid with it. */
  check: z.optional(z.int()),
});
export type Payment = z.infer<typeof Payment>;

/** A check that was taken and is no money yet: its amount is 0. When the bank has paid it, a payment of method `CHECK` follows. */
const Check = z.object({
  kind: z.literal('CHECK'),
  ...moneyFields,
  /** What it is for, in cents. */
  sum: z.int(),
  /** The number on it. */
  reference: z.string(),
  /** The bank on which it is drawn. */
  bank: z.optional(z.string()),
});
export type Check = z.infer<typeof Check>;

/** How a check ends without its money: the bank returned it, or we gave it back or had entered it by mistake. */
export const checkEnds = ['RETURNED', 'WITHDRAWN'] as const;

/** Ends a check, whole and for good. Where its bank had paid, the amount is its sum, which is then owed again; else it is 0. */
const CheckBack = z.object({
  kind: z.literal('CHECK_BACK'),
  ...moneyFields,
  method: z.literal('CHECK'),
  why: z.enum(checkEnds),
  /** What the check was for, in cents. */
  sum: z.int(),
  reason: z.string(),
  /** The check that it ends. */
  of: z.int(),
});
export type CheckBack = z.infer<typeof CheckBack>;

/** Takes back, whole, a payment that was entered by mistake. No money moves. */
const Voided = z.object({
  kind: z.literal('VOID'),
  ...moneyFields,
  /** How the payment came. */
  method: z.enum(paymentMethods),
  reason: z.string(),
  /** The payment that it takes back. */
  of: z.int(),
});

type Voided = z.infer<typeof Voided>;

/** Money that was given back, of one payment. */
const Refund = z.object({
  kind: z.literal('REFUND'),
  ...moneyFields,
  method: z.enum(paymentMethods),
  reason: z.string(),
  reference: z.optional(z.string()),
  /** The payment of which it is a part. */
  of: z.int(),
});

type Refund = z.infer<typeof Refund>;

/** What is charged and need not be paid. */
const Credit = z.object({ kind: z.literal('CREDIT'), ...moneyFields, reason: z.string() });

/**
 * What is charged beside the price, by its cause: it stays when the price changes. Its id is the cause, so that one cause is one
 * charge, however often it is told.
 */
const Fee = z.object({
  kind: z.literal('FEE'),
  ...moneyFields,
  code: z.enum(chargeCodes),
  /** What of the amount is sales tax, in cents. */
  tax: z.optional(z.int()),
  /** Why somebody added it; absent where it follows from what happened. */
  reason: z.optional(z.string()),
});
export type Fee = z.infer<typeof Fee>;

/** Takes one such charge back, whole: its cause is gone, or somebody waived it. */
const FeeBack = z.object({
  kind: z.literal('FEE_BACK'),
  ...moneyFields,
  /** Why somebody waived it; absent where its cause is gone. */
  reason: z.optional(z.string()),
  /** The entry that it takes back. */
  of: z.int(),
});

type FeeBack = z.infer<typeof FeeBack>;

export const Entry = z.discriminatedUnion('kind', [
  Charge,
  Reversal,
  CreditEnded,
  Payment,
  Check,
  CheckBack,
  Voided,
  Refund,
  Credit,
  Fee,
  FeeBack,
]);
export type Entry = z.infer<typeof Entry>;

/** An entry that has an id of its own: people, the card provider or a cause make it, rather than the price of a shipment. */
export type MoneyEntry = Exclude<Entry, { kind: 'CHARGE' | 'REVERSAL' | 'CREDIT_ENDED' }>;

/** An entry that follows from the price of the shipment. */
export type PriceEntry = Exclude<Entry, MoneyEntry>;

/** Whether an entry follows from the price of the shipment. */
export const isPriceEntry = (entry: Entry): entry is PriceEntry =>
  entry.kind === 'CHARGE' || entry.kind === 'REVERSAL' || entry.kind === 'CREDIT_ENDED';

/** Whether an entry changes what is charged. */
export const isChargeEntry = (entry: Entry): entry is PriceEntry | Fee | FeeBack =>
  isPriceEntry(entry) || entry.kind === 'FEE' || entry.kind === 'FEE_BACK';

/** Whether an entry has an id of its own. */
export const isMoneyEntry = (entry: Entry): entry is MoneyEntry => !isPriceEntry(entry);

/** Whether money came or went, or was said to have come: such entries are in the takings of their day. */
export const isTaking = (entry: MoneyEntry): entry is Payment | Voided | Refund | CheckBack =>
  entry.kind === 'PAYMENT' ||
  entry.kind === 'VOID' ||
  entry.kind === 'REFUND' ||
  (entry.kind === 'CHECK_BACK' && entry.amount > 0);
