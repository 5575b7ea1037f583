import type * as z from 'zod/mini';
import type { FieldErrors } from '#domain/kernel/field-errors.ts';

/** What a schema says of a value that has no message of its own. */
const UNSAID = 'Invalid input';
/** Days are chosen in a calendar, so nobody needs to know how we write them. */
const DAY = /^Give a day like/;

const wordsOf = (issue: z.core.$ZodIssue): string => {
  if (DAY.test(issue.message)) return 'Choose a day';
  if (issue.message !== UNSAID) return issue.message;
  if (issue.code === 'too_small') return `Give ${issue.minimum.toLocaleString('en-US')} or more`;
  if (issue.code === 'too_big') return `Give ${issue.maximum.toLocaleString('en-US')} or less`;
  return 'Give a whole number';
};

/**
 * The first problem of each field by what a schema says of the values of a form. A field within another is named with a dot:
 * `plan.0.what`. None where the values are as they must be.
 */
export const firstProblems = (schema: z.ZodMiniType, value: unknown): FieldErrors => {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(
    issues.map((issue) => [issue.path.join('.'), wordsOf(issue)] as const).toReversed(),
  );
};
