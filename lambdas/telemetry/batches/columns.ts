import * as z from 'zod/mini';

const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** A row is flat: whoever has something nested flattens it first. */
type Scalar = z.infer<typeof Scalar>;
export type Row = Readonly<Record<string, Scalar>>;

/** Stands in a column where a row has no such field; null is a value like any other. */
const nothing = [] as const;
const Column = z.array(z.union([Scalar, z.array(z.never())]));

/**
 * Rows written by the column: what is the same in all of them once, and like beside like, which compresses best. Given
 * as pairs, so that a field called `__proto__` is a name like any other.
 */
export const Columns = z.tuple([
  z.int().check(z.minimum(0)),
  z.array(z.tuple([z.string(), Scalar])),
  z.array(z.tuple([z.string(), Column])),
]);
export type Columns = z.infer<typeof Columns>;

/** Rows to columns. */
export const toColumns = (rows: readonly Row[]): Columns => {
  const same: [string, Scalar][] = [];
  const differing: [string, (Scalar | never[])[]][] = [];
  for (const name of new Set(rows.flatMap((row) => Object.keys(row)))) {
    const column = rows.map((row) => (Object.hasOwn(row, name) ? row[name] : undefined));
    const [first] = column;
    if (first !== undefined && column.every((value) => value === first)) same.push([name, first]);
    else differing.push([name, column.map((value) => (value === undefined ? [...nothing] : value))]);
  }
  return [rows.length, same, differing];
};

/** Columns back to rows. */
export const toRows = ([count, same, differing]: Columns): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const own = differing.flatMap(([name, column]) => {
      const value = column[index];
      return value === undefined || Array.isArray(value) ? [] : [[name, value] as const];
    });
    return Object.fromEntries([...same, ...own]);
  });
