import * as z from 'zod/mini';
import type { InvoiceSummary } from '../../billing/invoice.ts';
import { countDays, newYorkDay } from '../../kernel/new-york.ts';

/** How old what is owed is, by the day on which its invoice was issued. */
const ages = ['0-30', '31-60', '61-90', '90+'] as const;
export type Age = (typeof ages)[number];

const lastDays = [30, 60, 90] as const;

/** What is owed on invoices of one age, in cents. */
const OfAge = z.object({ age: z.enum(ages), invoices: z.int(), owed: z.int() });

/** Everything that is owed, by its age. The youngest first. */
export const Receivables = z.object({ byAge: z.array(OfAge), invoices: z.int(), owed: z.int() });
export type Receivables = z.infer<typeof Receivables>;

const ageOf = (issuedAt: string, now: Date): Age => {
  const days = countDays(newYorkDay(new Date(issuedAt)), newYorkDay(now)) - 1;
  return ages[lastDays.filter((last) => days > last).length] ?? '90+';
};

/** What is owed, by age. An invoice on which nothing is owed is in no sum, and neither is what we have to give back. */
export const receivablesOf = (
  invoices: readonly Pick<InvoiceSummary, 'issuedAt' | 'owed'>[],
  now: Date,
): Receivables => {
  const open = invoices.filter(({ owed }) => owed > 0);
  const sum = (of: typeof open) => ({
    invoices: of.length,
    owed: of.reduce((all, { owed }) => all + owed, 0),
  });
  const byAge = ages.map((age) => ({
    age,
    ...sum(open.filter(({ issuedAt }) => ageOf(issuedAt, now) === age)),
  }));
  return { byAge, ...sum(open) };
};
