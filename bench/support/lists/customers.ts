import type { Customer } from '#domain/customers/customer.ts';
import { wire } from '#lambdas/customers/http.ts';
import { customerItem, rowWrites } from '#lambdas/customers/store/customer-items.ts';
import { testDependencies } from '#tests/support/call.ts';
import { counted, desk, FOUND, type MeasuredList, minuteOf, nameOf } from './measured-list.ts';

const customerOf = (n: number, change: Partial<Customer> = {}): Customer => ({
  id: `p-${String(n).padStart(12, '0')}`,
  name: nameOf(n),
  email: `person${n}@example.test`,
  phone: `+1201${String(5_550_000 + n).padStart(7, '0')}`,
  since: minuteOf(n),
  tags: [],
  version: 1,
  ...change,
});
/** They shipped once. A minute of 1,000 or 100,000 decides who lapses when, and all lapse after today. */
const shipped = (n: number): Partial<Customer> => {
  const at = new Date(Date.now() - n * 60_000).toISOString();
  return { shipped: { count: 1, first: at, last: at } };
};
const rowsOf = (customer: Customer) =>
  rowWrites('customers', undefined, customer, new Date(customer.since)).flatMap(({ Put }) => Put?.Item ?? []);

/** Only people of the first pages are read whole: the newest. */
const SHOWN = 110;

const list = (name: string, items: MeasuredList['items'], query: MeasuredList['query']): MeasuredList => ({
  name: `customers: ${name}`,
  table: 'customers',
  items,
  handler: (client, env) => wire(env, testDependencies(client)),
  route: 'GET /api/customers',
  as: desk,
  ...(query === undefined ? {} : { query }),
});

/** Everybody, newest first. */
const everybody = (rows: number): Iterable<object> =>
  counted(rows, (n) => {
    const customer = customerOf(n);
    const { gsi1pk: _, gsi1sk: __, ...whole } = customerItem(customer);
    return [
      ...rowsOf(customer).filter(({ sk }) => sk === 'ROW#NEWEST'),
      ...(n >= rows - SHOWN ? [whole] : []),
    ];
  });
/** The search entries in the partition that a search reads, and those people whole that it finds. */
const searched = (rows: number): Iterable<object> =>
  counted(rows, (n) => {
    const customer = customerOf(n);
    const entries = rowsOf(customer).filter(({ pk }) => pk === 'SEARCH#q');
    return [...entries, ...(n < FOUND ? [customerItem(customer)] : [])];
  });

/** Every list of customers, and their search. */
export const customerLists: readonly MeasuredList[] = [
  list('everybody', everybody, {}),
  list('shipping', (rows) => counted(rows, (n) => [customerItem(customerOf(n, shipped(n)))]), {
    list: 'shipping',
  }),
  list('never', (rows) => counted(rows, (n) => [customerItem(customerOf(n))]), { list: 'never' }),
  list('search by two words of a name', searched, { search: 'quellworth sample' }),
  list('search by one word of a name', searched, { search: 'quellw' }),
];
