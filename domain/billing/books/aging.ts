import * as z from 'zod/mini';
import { countDays, newYorkDay } from '../../kernel/new-york.ts';
import { chargesTerms } from '../../shipments/form/choices.ts';
import { TrackingNumber } from '../../shipments/tracking-number.ts';
import { InvoiceNumber, type InvoiceSummary } from '../invoice.ts';

/** How long something has been due, each by the most days that belong to it. */
const ages = {
  NOT_DUE: 0,
  TO_30: 30,
  TO_60: 60,
  TO_90: 90,
  OVER_90: Number.POSITIVE_INFINITY,
} as const;
export type Age = keyof typeof ages;
export const ageKeys = Object.keys(ages) as readonly Age[];

/** What each is called. */
export const ageNames: Readonly<Record<Age, string>> = {
  NOT_DUE: 'Not due',
  TO_30: '1–30 days',
  TO_60: '31–60 days',
  TO_90: '61–90 days',
  OVER_90: 'Over 90 days',
};

const cents = z.int();
/** What is owed of each age, in cents, and in all. */
const Owed = z.object({
  byAge: z.object({ NOT_DUE: cents, TO_30: cents, TO_60: cents, TO_90: cents, OVER_90: cents }),
  owed: z.int(),
  /** What of it is by checks that wait for the bank. */
  waiting: z.int(),
});
type Owed = z.infer<typeof Owed>;

/** An invoice on which something is owed, and since how many days. */
const AgedInvoice = z.object({
  number: InvoiceNumber,
  shipment: z.optional(TrackingNumber),
  owed: z.int(),
  /** New York days since it was due; nothing or less while it is not. */
  days: z.int(),
});

/** Customers with a credit account, those who pay when they book, and receivers. */
const agingTerms = ['ACCOUNT', ...chargesTerms] as const;

/** Everything that one customer owes, or that is collected of one receiver. */
const Debtor = z.object({
  /** The customer whose shipments or services they are. */
  ownerId: z.string(),
  /** Who is billed. */
  name: z.string(),
  /** Of their credit account, in cents. */
  limit: z.optional(z.int()),
  ...Owed.shape,
  /** The oldest first. */
  invoices: z.array(AgedInvoice),
});
export type Debtor = z.infer<typeof Debtor>;

/** What customers owe who have a credit account, what those owe who pay when they book, and what receivers owe for goods that have landed. */
export const Aging = z.object({
  /** The New York day on which it was counted. */
  day: z.string(),
  groups: z.array(
    z.object({
      term: z.enum(agingTerms),
      ...Owed.shape,
      /** Who owes most comes first. */
      debtors: z.array(Debtor),
    }),
  ),
});
export type Aging = z.infer<typeof Aging>;

/** An invoice on which something is owed, with whose it is. */
export type OpenInvoice = InvoiceSummary & { readonly ownerId: string };

/**
 * Days since an invoice was due: since the day until which it had to be paid. Of what has no such day, as what is collected or a
 * service without a shipment, since it was issued.
 */
const daysDue = ({ dueAt, issuedAt }: InvoiceSummary, day: string): number =>
  countDays(newYorkDay(Date.parse(dueAt ?? issuedAt)), day) - 1;

const ageIn = (days: number): Age => ageKeys.find((age) => days <= ages[age]) ?? 'OVER_90';

/** How old on a New York day what is owed on an invoice is. */
export const ageOf = (invoice: InvoiceSummary, day: string): Age => ageIn(daysDue(invoice, day));

const sumsOf = (invoices: readonly OpenInvoice[], day: string): Owed => {
  const byAge: Record<Age, number> = { NOT_DUE: 0, TO_30: 0, TO_60: 0, TO_90: 0, OVER_90: 0 };
  let [owed, waiting] = [0, 0];
  for (const invoice of invoices) {
    byAge[ageOf(invoice, day)] += invoice.owed;
    owed += invoice.owed;
    waiting += invoice.waiting ?? 0;
  }
  return { byAge, owed, waiting };
};

const debtorOf = (
  invoices: readonly OpenInvoice[],
  day: string,
  limits: ReadonlyMap<string, number>,
): Debtor => {
  const aged = invoices.map((invoice) => {
    const { number, shipment, owed } = invoice;
    return { number, ...(shipment === undefined ? {} : { shipment }), owed, days: daysDue(invoice, day) };
  });
  // A name may have changed: the one on the last invoice is theirs now.
  const last = invoices.toSorted((one, other) => one.number.localeCompare(other.number)).at(-1);
  const limit = limits.get(last?.ownerId ?? '');
  return {
    ownerId: last?.ownerId ?? '',
    name: last?.name ?? '',
    ...(limit === undefined ? {} : { limit }),
    ...sumsOf(invoices, day),
    invoices: aged.toSorted((one, other) => other.days - one.days || one.number.localeCompare(other.number)),
  };
};

/** A customer is one debtor whatever their name was. A receiver is one for each customer who sends to them. */
const debtorKey = ({ ownerId, name, chargesTerm }: OpenInvoice): string =>
  chargesTerm === 'PREPAID' ? ownerId : `${ownerId} ${name}`;

/**
 * Who owes what since when, of all invoices on which something is owed. What we have to pay back is in no sum.
 * @param limits of every credit account by its customer, in cents.
 */
export const agingOf = (
  invoices: readonly OpenInvoice[],
  now: Date,
  limits: ReadonlyMap<string, number> = new Map(),
): Aging => {
  const day = newYorkDay(now);
  const termOf = ({ chargesTerm, ownerId }: OpenInvoice) =>
    chargesTerm === 'PREPAID' && limits.has(ownerId) ? 'ACCOUNT' : chargesTerm;
  const groups = agingTerms.map((term) => {
    const own = invoices.filter((invoice) => termOf(invoice) === term);
    const debtors = [...Map.groupBy(own, debtorKey).values()].map((some) =>
      debtorOf(some, day, term === 'ACCOUNT' ? limits : new Map()),
    );
    return {
      term,
      ...sumsOf(own, day),
      debtors: debtors.toSorted((one, other) => other.owed - one.owed || one.name.localeCompare(other.name)),
    };
  });
  return { day, groups };
};
