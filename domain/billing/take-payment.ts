import type { RefusalsOf } from '../kernel/endpoint.ts';
import { type Cents, dollars } from '../kernel/money.ts';
import { type AnyRefusal, ok, type Refusal, type Result, refuse } from '../kernel/result.ts';
import { balanceOf, chargedOf, creditedOf, leftOf, leftToGive } from './balance.ts';
import { type MoneyEntry, needsReference, type Payment, type PaymentMethod } from './entries.ts';
import type { Invoice } from './invoice.ts';
import type { Left, moreThanOwed } from './sums-refused.ts';

/** What every request to enter money has. */
export interface Asked {
  /** Made by whoever asks: the same id is the same entry. */
  readonly id: string;
  readonly by: string;
  readonly at: string;
}

/** The invoice with an entry; `isNew` is false when it had the entry already. */
export interface Entered {
  readonly invoice: Invoice;
  readonly entry: MoneyEntry;
  /** What came with it, in the same version. */
  readonly also?: readonly MoneyEntry[];
  readonly isNew: boolean;
}

export type EnteredResult<Code extends string, Detailed extends AnyRefusal = never> = Result<
  Entered,
  Code | 'PAYMENT_EXISTS',
  Detailed
>;

export type Draft<Entry extends MoneyEntry = MoneyEntry> = Entry extends MoneyEntry
  ? Omit<Entry, 'n'>
  : never;

/** Whether two entries say the same, but for their place on the invoice, their time, who entered them, and at which counter or in which bag. */
const isSame = (known: MoneyEntry, draft: Draft): boolean => {
  const said = ({ n: _n, at: _at, by: _by, ...rest }: MoneyEntry) =>
    JSON.stringify(Object.entries({ ...rest, place: undefined, bag: undefined }).toSorted());
  return said(known) === said({ ...draft, n: 0 } as MoneyEntry);
};

export const paymentExists = () =>
  refuse('PAYMENT_EXISTS', 'Another sum was entered under this id already. Please open the invoice again.');

/** The answer of an id that the invoice knows; undefined when it does not. */
export const known = (invoice: Invoice, draft: Draft): EnteredResult<never> | undefined => {
  const entry = invoice.entries.find((one): one is MoneyEntry => 'id' in one && one.id === draft.id);
  if (entry === undefined) return undefined;
  return isSame(entry, draft) ? ok({ invoice, entry, isNew: false }) : paymentExists();
};

/** The invoice with an entry that it does not have yet: its next version. */
export const entered = (invoice: Invoice, draft: Draft): EnteredResult<never> => {
  const entry = { ...draft, n: invoice.entries.length + 1 } as MoneyEntry;
  const { version, entries } = invoice;
  return ok({
    invoice: { ...invoice, version: version + 1, entries: [...entries, entry], changedAt: draft.at },
    entry,
    isNew: true,
  });
};

const NO_MORE = 'Please take no more than that.';

const moreThan = (owed: Cents, words: string) => refuse('MORE_THAN_OWED', words, { owed });
const nothingOwed = () => moreThan(0, 'Nothing is owed on this invoice.');

/**
 * What refuses money at the desk that is more than is owed; undefined when it is not. A check that waits is no money yet, so whoever brings
 * other money meanwhile may pay.
 */
const moreThanIsOwed = (invoice: Invoice, amount: Cents) => {
  const { owed } = balanceOf(invoice);
  if (amount <= owed) return undefined;
  return owed <= 0 ? nothingOwed() : moreThan(owed, `Only ${dollars(owed)} is owed. ${NO_MORE}`);
};

/** What refuses a check for more than is owed without the checks that wait; undefined when it is not. */
export const moreThanIsLeft = (invoice: Invoice, amount: Cents) => {
  const balance = balanceOf(invoice);
  const left = leftToGive(balance);
  if (balance.owed <= 0 || balance.waiting === undefined) return moreThanIsOwed(invoice, amount);
  if (amount <= left) return undefined;
  const waits = `${dollars(balance.waiting)} by check is waiting for the bank`;
  return left === 0
    ? moreThan(left, `${waits}. To take another check for it, give that one back first.`)
    : moreThan(left, `${waits}, so only ${dollars(left)} is left to pay. ${NO_MORE}`);
};

const referenceNeeded = () =>
  refuse('REFERENCE_NEEDED', 'Enter the number of the Zelle payment or the money order.');

/** Money that comes, in cents. `reference`: the number of the slip, the transfer or the provider's payment. */
export interface AskedPayment extends Asked {
  readonly amount: Cents;
  readonly method: PaymentMethod;
  readonly reference?: string | undefined;
  /** Why it comes, if not because somebody paid. */
  readonly reason?: string | undefined;
  /** True for money that is here whatever is owed now; so is all that a card provider has taken. */
  readonly isHere?: true;
  /** The destination at whose counter it is taken. */
  readonly place?: Payment['place'];
  /** What is taken there in its currency. */
  readonly local?: Payment['local'];
  /** The bag and the stop of the driver who takes it at a door. */
  readonly bag?: Payment['bag'];
  readonly stop?: Payment['stop'];
}

/**
 * The invoice after a payment. What a person takes at the desk is never more than is owed. Money that is here already, such
 * as what a card provider has taken, is entered in any case: what is too much is then to be paid back.
 */
export const takePayment = (
  invoice: Invoice,
  { amount, method, reference, reason, isHere, place, local, bag, stop, ...asked }: AskedPayment,
): EnteredResult<'REFERENCE_NEEDED', RefusalsOf<typeof moreThanOwed>> => {
  const told = {
    ...(reference === undefined ? {} : { reference }),
    ...(reason === undefined ? {} : { reason }),
    ...(place === undefined ? {} : { place }),
    ...(local === undefined ? {} : { local }),
    ...(bag === undefined ? {} : { bag }),
    ...(stop === undefined ? {} : { stop }),
  };
  const draft: Draft = { kind: 'PAYMENT', ...asked, amount: -amount, method, ...told };
  const repeated = known(invoice, draft);
  if (repeated) return repeated;
  if (needsReference(method) && reference === undefined) return referenceNeeded();
  const refusal = method === 'CARD' || isHere ? undefined : moreThanIsOwed(invoice, amount);
  return refusal ?? entered(invoice, draft);
};

const paymentAt = ({ entries }: Invoice, n: number): Payment | undefined =>
  entries.find((entry): entry is Payment => entry.n === n && entry.kind === 'PAYMENT');

const noSuchPayment = () => refuse('PAYMENT_NOT_FOUND', 'There is no such payment on this invoice.');

/** The reason of an entry that somebody answers for. */
interface Reasoned extends Asked {
  readonly reason: string;
}

/** Who entered a payment sees a slip at once. Afterwards the drawer may have been counted: then an admin voids it. */
const OWN_VOID_MS = 10 * 60_000;

/** Whether somebody may take back a payment as a slip of their own. */
export const isOwnSlip = (payment: Pick<Payment, 'by' | 'at'>, by: string, now: Date): boolean =>
  payment.by === by && now.getTime() - Date.parse(payment.at) < OWN_VOID_MS;

/** The invoice without a payment that was entered by mistake. No money moves, so one that a card provider has is not voided. */
export const voidPayment = (
  invoice: Invoice,
  { of, isAdmin, ...asked }: Reasoned & { readonly of: number; readonly isAdmin: boolean },
): EnteredResult<'PAYMENT_NOT_FOUND' | 'NOT_VOIDABLE' | 'VOID_NEEDS_ADMIN'> => {
  const payment = paymentAt(invoice, of);
  if (payment === undefined) return noSuchPayment();
  const { method } = payment;
  const draft: Draft = { kind: 'VOID', ...asked, amount: -payment.amount, method, of };
  const repeated = known(invoice, draft);
  if (repeated) return repeated;
  if (!isAdmin && !isOwnSlip(payment, asked.by, new Date(asked.at)))
    return refuse(
      'VOID_NEEDS_ADMIN',
      'You can void a payment that you took in the last ten minutes. Please ask an admin.',
    );
  if (method === 'CARD')
    return refuse('NOT_VOIDABLE', 'The card provider has this money. Please refund it instead.');
  return leftOf(invoice, payment) < -payment.amount
    ? refuse('NOT_VOIDABLE', 'This payment was voided or refunded already.')
    : entered(invoice, draft);
};

/** Money that goes back, of one payment. */
export interface AskedRefund extends Reasoned {
  readonly of: number;
  readonly amount: Cents;
  readonly method: PaymentMethod;
  readonly reference?: string | undefined;
}

/** The invoice after a part of a payment, or all of it, was given back: that much is owed again. */
export const makeRefund = (
  invoice: Invoice,
  { amount, method, reference, ...asked }: AskedRefund,
): EnteredResult<'PAYMENT_NOT_FOUND' | 'REFERENCE_NEEDED', Refusal<'MORE_THAN_PAID', Left>> => {
  const payment = paymentAt(invoice, asked.of);
  if (payment === undefined) return noSuchPayment();
  const told = reference === undefined ? {} : { reference };
  const draft: Draft = { kind: 'REFUND', ...asked, amount, method, ...told };
  const repeated = known(invoice, draft);
  if (repeated) return repeated;
  if (needsReference(method) && reference === undefined) return referenceNeeded();
  const left = leftOf(invoice, payment);
  return amount > left
    ? refuse('MORE_THAN_PAID', `Only ${dollars(left)} of this payment is left to refund.`, { left })
    : entered(invoice, draft);
};

/** The invoice after a part of what it charges was given up. What was paid for that part is then to be paid back. */
export const giveCredit = (
  invoice: Invoice,
  { amount, ...asked }: Reasoned & { readonly amount: Cents },
): EnteredResult<never, Refusal<'MORE_THAN_CHARGED', Left>> => {
  const draft: Draft = { kind: 'CREDIT', ...asked, amount: -amount };
  const repeated = known(invoice, draft);
  if (repeated) return repeated;
  const left = Math.max(0, chargedOf(invoice) - creditedOf(invoice));
  return amount > left
    ? refuse(
        'MORE_THAN_CHARGED',
        `The credit can be ${dollars(left)} at most: what is charged and not credited yet.`,
        { left },
      )
    : entered(invoice, draft);
};
