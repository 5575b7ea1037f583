import * as z from 'zod/mini';

/** A problem of one field that depends on another field, with its message. */
export interface FieldProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Adds a check across fields to a schema. It runs only when every single field is valid. */
export const crossFieldCheck = <Value>(broken: (value: Value) => readonly FieldProblem[]) =>
  z.check<Value>(({ value, issues }) => {
    if (issues.length > 0) return;
    for (const { path, message } of broken(value))
      issues.push({ code: 'custom', input: value, path: [...path], message });
  });

/** Indexes of rows that are not larger than the row before them. */
export const notAscending = <Row>(rows: readonly Row[], valueOf: (row: Row) => number): readonly number[] =>
  rows.flatMap((row, index) => {
    const before = rows[index - 1];
    return before !== undefined && valueOf(row) <= valueOf(before) ? [index] : [];
  });

/** Indexes of rows that repeat an earlier row. */
export const repeated = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly number[] => {
  const keys = rows.map(keyOf);
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []));
};
