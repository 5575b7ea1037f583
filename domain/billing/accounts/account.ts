import * as z from 'zod/mini';
import type { Cents } from '../../kernel/money.ts';
import { addDays, newYorkDay, newYorkInstant } from '../../kernel/new-york.ts';
import { TrackingNumber } from '../../shipments/tracking-number.ts';
import { owedOf } from '../balance.ts';
import { type Invoice, InvoiceNumber } from '../invoice.ts';
import type { AccountRefusal, Coverage } from './coverage.ts';

/** The longest that somebody may take to pay. */
export const MOST_DAYS = 90;

/** What an account allows: so many cents may be open at once, each invoice for so many days. A limit of nothing is no account. */
export const CreditTerms = z.object({ limit: z.int(), days: z.int() });
export type CreditTerms = z.infer<typeof CreditTerms>;

/** Who set the terms, when and why. */
const TermsChange = z.object({
  ...CreditTerms.shape,
  at: z.string(),
  /** User id. */
  by: z.string(),
  reason: z.string(),
});

/** An invoice that the account has taken. */
const OnAccount = z.object({
  number: InvoiceNumber,
  shipment: z.optional(TrackingNumber),
  /** Cents. */
  covers: z.int(),
  dueAt: z.string(),
});
type OnAccount = z.infer<typeof OnAccount>;

/** The credit account of a customer. */
export const CreditAccount = z.object({
  userId: z.string(),
  /** Counts what was written: terms, and invoices taken and given back. */
  version: z.int(),
  ...CreditTerms.shape,
  /** What it has taken, by number. */
  on: z.array(OnAccount),
  /** Invoices that it has not taken, or not whole, by number. */
  waiting: z.array(InvoiceNumber),
  /** The days on it of which its customer was told before they were due, ISO 8601. Absent before the first. */
  reminded: z.optional(z.array(z.string())),
  /** The first change first. */
  changes: z.array(TermsChange),
});
export type CreditAccount = z.infer<typeof CreditAccount>;

/** What is open on an account, in cents. */
export const openOn = ({ on }: Pick<CreditAccount, 'on'>): Cents =>
  on.reduce((sum, { covers }) => sum + covers, 0);

/** What is left of its limit, in cents; nothing where more is open since the limit was lowered. */
export const leftOn = (account: Pick<CreditAccount, 'on' | 'limit'>): Cents =>
  Math.max(0, account.limit - openOn(account));

/** Until when an invoice on an account has to be paid: the end of the New York day that many days after it was issued. */
const dueAfter = (issuedAt: string, days: number): string =>
  newYorkInstant(addDays(newYorkDay(Date.parse(issuedAt)), days), '23:59').toISOString();

/** An account and one of its invoices, each in its next version. */
export interface Step {
  readonly account: CreditAccount;
  readonly invoice: Invoice;
}

const byNumber = (one: { readonly number: string }, other: { readonly number: string }): number =>
  one.number.localeCompare(other.number);

/** Both with how the invoice stands now: `coverage` undefined where it is on no account and waits for none. */
const stepTo = (
  account: CreditAccount,
  invoice: Invoice,
  coverage: Coverage | undefined,
  now: Date,
): Step => {
  const { account: _before, ...rest } = invoice;
  const { number, shipment, issuedAt } = invoice;
  const { covers = 0, dueAt = issuedAt, refused } = coverage ?? {};
  const others = account.on.filter((one) => one.number !== number);
  const mine: OnAccount = { number, ...(shipment === undefined ? {} : { shipment }), covers, dueAt };
  const waiting = account.waiting.filter((one) => one !== number);
  // Without the account it is due with its flight again: billing writes that day when it looks at the shipment.
  const { dueAt: _due, ...withoutDay } = rest;
  const after = coverage?.dueAt === undefined && invoice.account?.dueAt !== undefined ? withoutDay : rest;
  return {
    account: {
      ...account,
      version: account.version + 1,
      on: covers > 0 ? [...others, mine].toSorted(byNumber) : others,
      waiting: refused === undefined ? waiting : [...waiting, number].toSorted(),
    },
    invoice: {
      ...after,
      ...(coverage === undefined ? {} : { account: coverage }),
      ...(coverage?.dueAt === undefined ? {} : { dueAt: coverage.dueAt }),
      version: invoice.version + 1,
      changedAt: now.toISOString(),
    },
  };
};

/** Why an account does not take so much more of an invoice; undefined when it does. */
const whyNot = (
  { on, limit }: CreditAccount,
  { more, dueAt, now }: { readonly more: Cents; readonly dueAt: string; readonly now: Date },
): AccountRefusal['because'] | undefined => {
  const isPast = (day: string) => day <= now.toISOString();
  if (isPast(dueAt) || on.some((one) => isPast(one.dueAt))) return 'OVERDUE';
  return openOn({ on }) + more > limit ? 'LIMIT' : undefined;
};

/** How an invoice is to stand with an account. What was taken stays taken, up to what is owed; more is taken whole or not at all. */
const coverageOf = (account: CreditAccount, invoice: Invoice, now: Date): Coverage | undefined => {
  const owed = invoice.chargesTerm === 'PREPAID' ? owedOf(invoice) : 0;
  const mine = account.on.find(({ number }) => number === invoice.number);
  const { limit, days } = account;
  const dueAt = mine?.dueAt ?? dueAfter(invoice.issuedAt, days);
  const covers = Math.max(0, Math.min(owed, mine?.covers ?? 0));
  const taken = { covers, ...(covers > 0 ? { dueAt } : {}) };
  if (owed <= covers) return covers > 0 ? taken : undefined;
  if (limit === 0) return covers > 0 ? taken : undefined;
  const because = whyNot(account, { more: owed - covers, dueAt, now });
  return because === undefined ? { covers: owed, dueAt } : { ...taken, refused: { because, limit } };
};

const isSame = (one: Coverage | undefined, other: Coverage | undefined): boolean =>
  one?.covers === other?.covers &&
  one?.dueAt === other?.dueAt &&
  one?.refused?.because === other?.refused?.because &&
  one?.refused?.limit === other?.refused?.limit;

/**
 * What a look at an invoice and the account of who pays it changes of both; undefined when they are as they should be. This is the one
 * rule that decides what flies unpaid: the account takes what is owed while that is within its limit and nothing on it is past due, and
 * gives back what was paid. Both are written together, each with its version, so that two invoices at the same time cannot both have
 * the last of the limit. A look that is repeated changes nothing.
 */
export const coverStep = (account: CreditAccount, invoice: Invoice, now: Date): Step | undefined => {
  const coverage = coverageOf(account, invoice, now);
  const kept = account.on.find(({ number }) => number === invoice.number)?.covers ?? 0;
  const isTold = isSame(invoice.account, coverage) && kept === (coverage?.covers ?? 0);
  return isTold ? undefined : stepTo(account, invoice, coverage, now);
};

/**
 * The numbers of the invoices that an account does not hold any more after its limit was lowered: of goods that have not left, the
 * oldest stay as long as they are within the limit. What has left stays in any case, for it was promised and cannot be held.
 * @param left the shipments that have left.
 */
export const comesOff = (
  { on, limit }: Pick<CreditAccount, 'on' | 'limit'>,
  left: ReadonlySet<string>,
): readonly string[] => {
  const hasLeft = ({ shipment }: OnAccount) => shipment !== undefined && left.has(shipment);
  let open = openOn({ on: on.filter(hasLeft) });
  const off: string[] = [];
  for (const one of on.filter((other) => !hasLeft(other)).toSorted(byNumber))
    if (open + one.covers <= limit) open += one.covers;
    else off.push(one.number);
  return off;
};

/** An account that gives back an invoice which is not paid. */
export const uncoverStep = (account: CreditAccount, invoice: Invoice, now: Date): Step => {
  const { limit } = account;
  const refused: Coverage | undefined =
    limit === 0 ? undefined : { covers: 0, refused: { because: 'LIMIT', limit } };
  return stepTo(account, invoice, refused, now);
};

/** What new terms would change: the numbers of the invoices that the account gives back, and of those that it takes. */
export interface Foreseen {
  readonly off: readonly string[];
  readonly taken: readonly string[];
}

/**
 * What the terms of an account change as they are now, done step by step without writing it.
 * @param invoices everything that its customer owes.
 */
export const foreseen = (
  account: CreditAccount,
  {
    invoices,
    left,
    now,
  }: { readonly invoices: readonly Invoice[]; readonly left: ReadonlySet<string>; readonly now: Date },
): Foreseen => {
  const off = comesOff(account, left);
  let at = account;
  const taken: string[] = [];
  const after = new Map(invoices.map((invoice) => [invoice.number, invoice]));
  for (const number of off) {
    const invoice = after.get(number);
    if (invoice === undefined) continue;
    const step = uncoverStep(at, invoice, now);
    at = step.account;
    after.set(number, step.invoice);
  }
  for (const invoice of [...after.values()].toSorted(byNumber)) {
    const step = coverStep(at, invoice, now);
    if (step === undefined) continue;
    at = step.account;
    const [before = 0, covers = 0] = [invoice.account?.covers, step.invoice.account?.covers];
    if (covers > before) taken.push(invoice.number);
  }
  return { off, taken };
};

/** An account before anybody gave it terms: version 0, which is never written. */
export const noAccount = (userId: string): CreditAccount => ({
  userId,
  version: 0,
  limit: 0,
  days: 0,
  on: [],
  waiting: [],
  changes: [],
});

/** An account with other terms: its next version. Invoices follow when each is looked at; what they were promised stays their due day. */
export const withTerms = (account: CreditAccount, change: z.infer<typeof TermsChange>): CreditAccount => ({
  ...account,
  version: account.version + 1,
  limit: change.limit,
  days: change.days,
  changes: [...account.changes, change],
});
