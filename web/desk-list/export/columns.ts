import type { Cell } from '#domain/kernel/csv.ts';
import type { Endpoint } from '#domain/kernel/endpoint.ts';

/** Largest page that a list gives. */
const PAGE = 100;

interface TablePage {
  readonly rows: readonly (readonly Cell[])[];
  readonly next?: string | undefined;
}

/** A list as a table: its headings, and its pages by the question of its address. */
export interface ExportedList {
  readonly headings: readonly string[];
  readonly page: (query: string, cursor: string | undefined, signal: AbortSignal) => Promise<TablePage>;
}

const questionOf = (query: string, cursor: string | undefined) => ({
  ...Object.fromEntries(new URLSearchParams(query)),
  limit: PAGE,
  ...(cursor === undefined ? {} : { cursor }),
});

/** A list by its columns, and by what asks for a page of it. */
export const columns = <Row>(
  cells: Readonly<Record<string, (row: Row) => Cell | undefined>>,
  ask: (
    query: ReturnType<typeof questionOf>,
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly Row[]; readonly next?: string | undefined }>,
): ExportedList => ({
  headings: Object.keys(cells),
  page: async (query, cursor, signal) => {
    const { items, next } = await ask(questionOf(query, cursor), signal);
    return { rows: items.map((row) => Object.values(cells).map((cell) => cell(row) ?? null)), next };
  },
});

/** A row of an endpoint that answers lists. */
export type Item<E extends Endpoint> = E extends { reply: { _zod: { output: { items: (infer Row)[] } } } }
  ? Row
  : never;
