import * as z from 'zod/mini';
import { searchable } from '../kernel/search.ts';

/** Somebody else whose parcels may come to a mailbox: a relative, or the company of the owner. */
export const FurtherName = z.strictObject({
  name: z.string().check(
    z.trim(),
    z.minLength(2, 'Write the whole name, as stores print it'),
    z.maxLength(100, 'Please keep the name under 100 characters'),
    // A label has one line for it.
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Write the name on one line'),
  ),
  kind: z.enum(['PERSON', 'COMPANY']),
});
export type FurtherName = z.infer<typeof FurtherName>;

/** The most that a mailbox has. More would be a business that takes parcels for others. */
export const FURTHER_NAMES_MAX = 10;

/** A name as two of them are compared: without case, accents, points and dashes. */
const compared = (name: string): string =>
  searchable(
    name
      .replace(/['’.]/g, '')
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .join(' '),
  );

/** Whether two names are written for the same addressee: `O'Brien, Ann` is not `Ann OBrien`, but `ann o’brien` is. */
export const sameName = (one: string, other: string): boolean => compared(one) === compared(other);

/** The further names of one mailbox, each once. */
export const FurtherNames = z.array(FurtherName).check(
  z.maxLength(FURTHER_NAMES_MAX, `A mailbox has at most ${FURTHER_NAMES_MAX} further names`),
  z.refine((names) => new Set(names.map(({ name }) => compared(name))).size === names.length, {
    message: 'This name is on the list already',
  }),
);
