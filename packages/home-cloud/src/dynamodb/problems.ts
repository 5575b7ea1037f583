import type * as z from 'zod/mini';

/** A message with the fields that a schema refused, and with the names of unknown fields. */
export const problemsOf = (error: z.core.$ZodError): string => {
  return error.issues.map(problemOf).join('; ');
};

const problemOf = (issue: z.core.$ZodIssue): string => {
  const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const path = (name?: string) => [...issue.path, ...(name === undefined ? [] : [name])].join('.');
  if (names.length > 0) return `unknown: ${names.map(path).join(', ')}`;
  return `${path()} is missing or not as expected (${issue.code})`;
};
