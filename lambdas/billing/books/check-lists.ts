import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Difference, Found } from '#domain/billing/books/check.ts';
import { FIRST_INVOICE, invoiceNumberOf } from '#domain/billing/invoice.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import type { Place } from '../../runtime/aggregate/rebuild.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import { getItem, type Item } from '../../runtime/table/get-item.ts';
import { oldestFirst } from '../../runtime/table/newest-first.ts';
import { COUNTER, INVOICES, listPartition, takingsPartition } from '../invoice-items.ts';
import { moneyList } from '../money-list.ts';
import type { InvoiceCheck } from './check-invoice.ts';

/** Rows that are looked at in one step. */
const AT_ONCE = 25;

interface Step {
  readonly found: Found;
  /** Where the next one begins; undefined at the end of the books. */
  readonly place: Place | undefined;
}

interface Deps {
  readonly client: DynamoDBDocumentClient;
  readonly table: string;
  readonly books: InvoiceCheck;
  readonly clock: () => Date;
}

const countedOf = (number: string): number => Number(number.slice('INV-'.length));
const numbersBetween = (after: number, before: number): readonly string[] =>
  Array.from({ length: Math.max(0, before - after - 1) }, (_, index) => invoiceNumberOf(after + 1 + index));

/** The first day of the takings: no money is older than the first invoice. */
const firstDay = async ({ client, table }: Deps): Promise<string | undefined> => {
  const { items } = await page({ client, table }, INVOICES, undefined, 1);
  const [first] = items;
  return first === undefined ? undefined : newYorkDay(Date.parse(String(first.issuedAt)));
};

const page = (
  { client, table: TableName }: Pick<Deps, 'client' | 'table'>,
  partition: string,
  after: string | undefined,
  limit = AT_ONCE,
) =>
  oldestFirst(
    client,
    {
      TableName,
      index: 'gsi1',
      partitions: [partition],
      rowOf: (item: Item) => item,
      positionOf: ({ gsi1sk }) => String(gsi1sk),
    },
    { after, limit },
  );

const checkAll = async (
  { books: { check } }: Deps,
  numbers: readonly string[],
): Promise<{ readonly differences: readonly Difference[]; readonly missing: readonly string[] }> => {
  const outcomes = await mapConcurrently(numbers, async (invoice) => ({
    invoice,
    wrong: await check(invoice),
  }));
  return {
    differences: outcomes.flatMap(({ invoice, wrong = [] }) => wrong.map((what) => ({ invoice, what }))),
    missing: outcomes.filter(({ wrong }) => wrong === undefined).map(({ invoice }) => invoice),
  };
};

/** Invoices in the order of their numbers, and the numbers between them that no invoice has. */
const allInvoices = async (deps: Deps, after: string | undefined): Promise<Step> => {
  const { items, next } = await page(deps, INVOICES, after);
  const numbers = items.map(({ number }) => String(number));
  const counter = next === undefined ? await getItem(deps.client, deps.table, COUNTER) : undefined;
  // At the end, whatever was given out after the last one.
  const ends = counter === undefined ? [] : [Number(counter.next)];
  let before = after === undefined ? FIRST_INVOICE - 1 : countedOf(after);
  const between: string[] = [];
  for (const counted of [...numbers.map(countedOf), ...ends]) {
    between.push(...numbersBetween(before, counted));
    before = counted;
  }
  // The index may be behind: a number is a gap when the table has no invoice with it.
  const listed = await checkAll(deps, numbers);
  const others = await checkAll(deps, between);
  const lost = listed.missing.map((invoice) => ({ invoice, what: 'its number leads to no invoice' }));
  return {
    found: {
      looked: numbers.length,
      differences: [...listed.differences, ...lost, ...others.differences],
      gaps: others.missing,
    },
    place: next === undefined ? { list: listPartition('OWED') } : { list: INVOICES, after: next },
  };
};

/** What is owed, or to be paid back: whoever is in such a list belongs there. */
const balances = async (deps: Deps, { list, after }: Place, following: Place | undefined): Promise<Step> => {
  const { items, next } = await page(deps, list, after);
  const { differences } = await checkAll(
    deps,
    items.map(({ number }) => String(number)),
  );
  return {
    found: { looked: 0, differences, gaps: [] },
    place: next === undefined ? following : { list, after: next },
  };
};

/** The money of a day: each entry is on its invoice. */
const takings = async (deps: Deps, day: string): Promise<Step> => {
  const money = await moneyList(deps.client, deps.table).takings(day);
  const found = await mapConcurrently(money, async (taking) => ({
    ...taking,
    isThere: await deps.books.hasEntry(taking),
  }));
  const differences = found
    .filter(({ isThere }) => !isThere)
    .map(({ invoice, amount }) => ({
      invoice,
      what: `the takings of ${day} have ${amount} cents that it does not have`,
    }));
  const following = addDays(day, 1);
  return {
    found: { looked: 0, differences, gaps: [] },
    place: following > newYorkDay(deps.clock()) ? undefined : { list: takingsPartition(following) },
  };
};

/** Where a check begins. */
export const BEGINNING: Place = { list: INVOICES };

/** One step through the books: all invoices, the lists of what is owed and to be paid back, then the takings day by day. */
export const checkStep =
  (deps: Deps) =>
  async ({ list, after }: Place): Promise<Step> => {
    if (list === INVOICES) return allInvoices(deps, after);
    const [owed, back] = [listPartition('OWED'), listPartition('TO_PAY_BACK')];
    if (list === owed) return balances(deps, { list, after }, { list: back });
    if (list !== back) return takings(deps, list.slice(takingsPartition('').length));
    const day = await firstDay(deps);
    return balances(deps, { list, after }, day === undefined ? undefined : { list: takingsPartition(day) });
  };
