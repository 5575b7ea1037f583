import * as z from 'zod/mini';
import { firstMessage } from '../../kernel/field-errors.ts';

/** An Employer Identification Number as the IRS writes it: `12-3456789`. */
const EIN = /^\d{2}-\d{7}$/;
/** A Social Security number. It has nine digits too, so the dashes tell the two apart. */
const SSN = /^\d{3}[- ]\d{2}[- ]\d{4}$/;

/** The problem of an EIN as it was typed. An export filing takes no Social Security number (15 CFR 30.6(a)(1)(iii)). */
export const einProblem = (typed: string): string | undefined => {
  const ein = typed.trim();
  return firstMessage(
    !ein && 'The EIN is required.',
    SSN.test(ein) &&
      'This is a Social Security number, which an export filing cannot have. Give an EIN, such as 12-3456789.',
    !EIN.test(ein) && 'An EIN has nine digits with a dash after the second one, such as 12-3456789.',
  );
};

/** The sender's EIN as the API takes it. */
export const Ein = z.string().check(
  z.trim(),
  z.maxLength(20),
  z.superRefine((typed, { addIssue }) => {
    const problem = einProblem(typed);
    if (problem !== undefined) addIssue(problem);
  }),
);
