import * as z from 'zod/mini';

/** A problem of one field that depends on another field, with its message. */
export interface FieldProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A schema check that compares fields with each other. It runs only when every single field is valid. */
export const crossFieldCheck = <Value>(problemsOf: (value: Value) => readonly FieldProblem[]) =>
  z.check<Value>(({ value, issues }) => {
    if (issues.length > 0) return;
    for (const { path, message } of problemsOf(value))
      issues.push({ code: 'custom', input: value, path: [...path], message });
  });

/** Indexes of rows that are not larger than the row before them. */
export const notAscending = <Row>(rows: readonly Row[], numberOf: (row: Row) => number): readonly number[] =>
  rows.flatMap((row, index) => {
    const before = rows[index - 1];
    return before !== undefined && numberOf(row) <= numberOf(before) ? [index] : [];
  });

/** Indexes of rows that repeat an earlier row. */
export const repeated = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly number[] => {
  const keys = rows.map(keyOf);
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []));
};
