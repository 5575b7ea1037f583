import * as z from 'zod/mini';

/** A field that another field does not allow, and what to do about it. */
export interface FieldProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * A check across fields for a schema: names every place where a rule is broken. It is asked only once every field is
 * right by itself.
 */
export const crossFieldCheck = <Value>(broken: (value: Value) => readonly FieldProblem[]) =>
  z.check<Value>(({ value, issues }) => {
    if (issues.length > 0) return;
    for (const { path, message } of broken(value))
      issues.push({ code: 'custom', input: value, path: [...path], message });
  });

/** The rows of a list that do not stand above the one before them. */
export const notAscending = <Row>(rows: readonly Row[], figureOf: (row: Row) => number): readonly number[] =>
  rows.flatMap((row, index) => {
    const before = rows[index - 1];
    return before !== undefined && figureOf(row) <= figureOf(before) ? [index] : [];
  });

/** The rows of a list that repeat an earlier one. */
export const repeated = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly number[] => {
  const keys = rows.map(keyOf);
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []));
};
