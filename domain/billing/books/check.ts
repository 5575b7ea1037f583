import * as z from 'zod/mini';
import { InvoiceNumber } from '../invoice.ts';

/** Something in the books that is not as it should be, in words. */
export const Difference = z.object({ invoice: z.string(), what: z.string() });
export type Difference = z.infer<typeof Difference>;

/** What a check of all invoices found. */
export const BooksCheck = z.object({
  startedAt: z.string(),
  /** Absent while it goes on. */
  finishedAt: z.optional(z.string()),
  /** How many invoices were looked at. */
  looked: z.int(),
  /** How many things were wrong. */
  wrong: z.int(),
  /** The first of them. */
  differences: z.array(Difference),
  /** How many numbers were given out and never used. */
  unused: z.int(),
  /** The last of them: what was to use them has died, and another one was taken. */
  gaps: z.array(InvoiceNumber),
});
export type BooksCheck = z.infer<typeof BooksCheck>;

/** No more are kept of each kind: what is wrong with more invoices than this is wrong in the code, and one tells it. */
const MOST_KEPT = 200;

/** A check that has found nothing yet. */
export const newCheck = (startedAt: string): BooksCheck => ({
  startedAt,
  looked: 0,
  wrong: 0,
  differences: [],
  unused: 0,
  gaps: [],
});

/** What one step of a check found. */
export interface Found {
  readonly looked: number;
  readonly differences: readonly Difference[];
  readonly gaps: readonly string[];
}

/** The check with what a step found. The same difference, met in two lists, is one. */
export const withFound = (check: BooksCheck, { looked, differences, gaps }: Found): BooksCheck => {
  const isNew = ({ invoice, what }: Difference): boolean =>
    !check.differences.some((one) => one.invoice === invoice && one.what === what);
  const more = differences.filter(isNew);
  return {
    ...check,
    looked: check.looked + looked,
    wrong: check.wrong + more.length,
    differences: [...check.differences, ...more].slice(0, MOST_KEPT),
    unused: check.unused + gaps.length,
    gaps: [...check.gaps, ...gaps].slice(-MOST_KEPT),
  };
};
