import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const typeWords = (issue: Issue): string =>
  issue.expected === 'int' ? 'Give a whole number' : 'Give a number';

const sizeWords: Readonly<
  Record<string, readonly [few: (least: unknown) => string, many: (most: unknown) => string]>
> = {
  string: [
    (least) => (least === 1 ? 'Please fill this in' : `Give at least ${least} characters`),
    (most) => `Give at most ${most} characters`,
  ],
  array: [() => 'Add at least one', (most) => `Keep at most ${most}`],
};
const boundWords = [
  (least: unknown) => `Give ${least} or more`,
  (most: unknown) => `Give ${most} or less`,
] as const;

/** Message for an issue without one in the schema. */
export const wordsFor = (issue: Issue): string => {
  const [few, many] = sizeWords[String(issue.origin)] ?? boundWords;
  if (issue.code === 'too_small') return few(issue.minimum);
  if (issue.code === 'too_big') return many(issue.maximum);
  if (issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected)) return typeWords(issue);
  return 'Please fill this in';
};

/** The server's field messages by the form's names, which are below one key of the body. */
export const problemsBelow = (
  key: string,
  fields: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, message]) => [
      name.startsWith(`${key}.`) ? name.slice(key.length + 1) : name,
      message,
    ]),
  );
