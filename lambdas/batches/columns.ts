/** A row is flat. The caller flattens nested values first. */
type Scalar = string | number | boolean | null;
export type Row = Readonly<Record<string, Scalar>>;
export type Field = readonly [name: string, value: Scalar];

/** Marks a row that does not have the field. Null is a value like any other. */
type Nothing = readonly [];
const nothing: Nothing = [];

/**
 * Rows stored by column: a value that all rows share is stored once, and similar values are next to each other, which
 * compresses best. Fields are pairs, so that a field named `__proto__` does no harm.
 */
export type Columns = readonly [
  count: number,
  same: readonly Field[],
  differing: readonly (readonly [name: string, column: readonly (Scalar | Nothing)[]])[],
];

const isScalar = (value: unknown): value is Scalar =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const isNothing = (value: unknown): value is Nothing => Array.isArray(value) && value.length === 0;

const isPair = (pair: unknown, isSecond: (second: unknown) => boolean): boolean =>
  Array.isArray(pair) && pair.length === 2 && typeof pair[0] === 'string' && isSecond(pair[1]);

/** Checks by hand, because a schema that checks every value takes longer than all the rest of decoding. */
export const isColumns = (value: unknown): value is Columns => {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [count, same, differing]: unknown[] = value;
  const isColumn = (column: unknown): boolean =>
    Array.isArray(column) &&
    column.length === count &&
    column.every((each) => isScalar(each) || isNothing(each));
  return (
    Number.isInteger(count) &&
    Array.isArray(same) &&
    same.every((pair) => isPair(pair, isScalar)) &&
    Array.isArray(differing) &&
    differing.every((pair) => isPair(pair, isColumn))
  );
};

/** Rows to columns. */
export const toColumns = (rows: readonly Row[]): Columns => {
  const same: [string, Scalar][] = [];
  const differing: [string, (Scalar | Nothing)[]][] = [];
  for (const name of new Set(rows.flatMap((row) => Object.keys(row)))) {
    const column = rows.map((row) => (Object.hasOwn(row, name) ? row[name] : undefined));
    const [first] = column;
    if (first !== undefined && column.every((value) => value === first)) same.push([name, first]);
    else differing.push([name, column.map((value) => value ?? (value === null ? null : nothing))]);
  }
  return [rows.length, same, differing];
};

/** Columns back to rows. Each row is a list of its fields. */
export const toRows = ([count, same, differing]: Columns): Field[][] =>
  Array.from({ length: count }, (_, index) => {
    const fields = [...same];
    for (const [name, column] of differing) {
      const value = column[index];
      if (isScalar(value)) fields.push([name, value]);
    }
    return fields;
  });
