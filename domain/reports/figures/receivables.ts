import * as z from 'zod/mini';
import { type Age, ageKeys, ageOf } from '../../billing/books/aging.ts';
import type { InvoiceSummary } from '../../billing/invoice.ts';
import { newYorkDay } from '../../kernel/new-york.ts';

/** What is owed on invoices of one age, in cents. */
const OfAge = z.object({ age: z.enum(ageKeys as [Age, ...Age[]]), invoices: z.int(), owed: z.int() });

/** Everything that is owed, by how long it has been due, as "Who owes what" counts it. What is not due comes first. */
export const Receivables = z.object({ byAge: z.array(OfAge), invoices: z.int(), owed: z.int() });
export type Receivables = z.infer<typeof Receivables>;

/** The sums of all invoices on which something is owed. */
export const receivablesOf = (open: readonly InvoiceSummary[], now: Date): Receivables => {
  const day = newYorkDay(now);
  const sum = (of: typeof open) => ({
    invoices: of.length,
    owed: of.reduce((all, { owed }) => all + owed, 0),
  });
  const byAge = ageKeys.map((age) => ({ age, ...sum(open.filter((one) => ageOf(one, day) === age)) }));
  return { byAge, ...sum(open) };
};
