import { isDeepStrictEqual } from 'node:util';
import { db } from './dynalite.ts';
import type { IndexEntry } from './indexes.ts';
import type { Capacity, IndexCharge, Item, Json, Request, Units } from './shapes.ts';

const WRITE_BYTES = 1024;
const READ_BYTES = 4096;
const { itemSize } = db;

/** True if a request asks for its consumed capacity. */
export const asksForCapacity = ({ ReturnConsumedCapacity: asked }: Readonly<Json>): boolean =>
  asked === 'TOTAL' || asked === 'INDEXES';

/** An item's size in DynamoDB's bytes. dynalite counts characters, so the additional bytes are added here. */
export const itemBytes = (item: Item): number => {
  const text = JSON.stringify(item);
  return itemSize(item) + Buffer.byteLength(text) - text.length;
};

/** One unit for each started kilobyte of the larger item, and one for a missing item. */
export const writeUnits = (...items: (Item | undefined)[]): number => units(items, WRITE_BYTES);

/** One unit for each started four kilobytes, and half of it for an eventually consistent read. */
export const readUnits = (items: readonly (Item | undefined)[], consistent: unknown): number =>
  units(items, READ_BYTES) * (consistent === true ? 1 : 0.5);

const units = (items: readonly (Item | null | undefined)[], size: number): number =>
  Math.max(1, ...items.map((item) => (item ? Math.ceil(itemBytes(item) / size) : 1)));

/** The capacity of reading a page: the sum of its items, rounded up once, or the minimum for an empty page. */
export const pageCapacity = (items: readonly Item[], request: Request): Capacity => {
  const bytes = items.reduce((sum, item) => sum + itemBytes(item), 0);
  const each = request.ConsistentRead === true ? 1 : 0.5;
  const CapacityUnits = Math.max(1, Math.ceil(bytes / READ_BYTES)) * each;
  const { TableName, IndexName, ReturnConsumedCapacity: asked } = request;
  if (asked !== 'INDEXES') return { TableName, CapacityUnits };
  if (typeof IndexName !== 'string') return { TableName, CapacityUnits, Table: { CapacityUnits } };
  const GlobalSecondaryIndexes = { [IndexName]: { CapacityUnits } };
  return { TableName, CapacityUnits, Table: { CapacityUnits: 0 }, GlobalSecondaryIndexes };
};

/** The capacity of a change in an index: nothing for an unchanged entry, two writes for an entry that moves. */
export const indexUnits = (before: IndexEntry | undefined, after: IndexEntry | undefined): number => {
  if (before === undefined || after === undefined) return [before, after].reduce(addEntry, 0);
  if (before.key !== after.key) return writeUnits(before.item) + writeUnits(after.item);
  return isDeepStrictEqual({ ...before.item }, { ...after.item }) ? 0 : writeUnits(before.item, after.item);
};

const addEntry = (sum: number, entry: IndexEntry | undefined): number =>
  sum + (entry === undefined ? 0 : writeUnits(entry.item));

/** Adds the indexes' capacity to the capacity of the tables. */
export const withIndexes = (capacity: Capacity, charges: readonly IndexCharge[]): Capacity => {
  return charges.filter(({ table }) => table === capacity.TableName).reduce(withIndex, capacity);
};

const withIndex = (capacity: Capacity, { kind, index, units: CapacityUnits }: IndexCharge): Capacity => {
  if (CapacityUnits === 0) return capacity;
  const whole = { ...capacity, CapacityUnits: capacity.CapacityUnits + CapacityUnits };
  if (capacity.Table === undefined) return whole;
  const name = kind === 'local' ? 'LocalSecondaryIndexes' : 'GlobalSecondaryIndexes';
  return { ...whole, [name]: sumOf(capacity[name], { [index]: { CapacityUnits } }) };
};

type PerIndex = Readonly<Record<string, Units>> | undefined;

const sumOf = (some: PerIndex = {}, others: PerIndex = {}): Readonly<Record<string, Units>> => {
  const sum: Record<string, Units> = { ...some };
  for (const [name, { CapacityUnits }] of Object.entries(others))
    sum[name] = { CapacityUnits: (sum[name]?.CapacityUnits ?? 0) + CapacityUnits };
  return sum;
};

/** The capacity per table of a transaction: twice the capacity of its operations. */
export const transactionCapacity = (
  capacities: readonly (Capacity | undefined)[],
  kind: 'ReadCapacityUnits' | 'WriteCapacityUnits',
): Json => {
  const byTable = new Map<string, Capacity>();
  for (const capacity of capacities) {
    if (capacity === undefined) continue;
    // Twice, because a transaction prepares each write and then commits it.
    const once = plus(byTable.get(capacity.TableName), capacity);
    byTable.set(capacity.TableName, plus(once, capacity));
  }
  if (byTable.size === 0) return {};
  const perTable = (capacity: Capacity) => ({ ...capacity, [kind]: capacity.CapacityUnits });
  return { ConsumedCapacity: [...byTable.values()].map(perTable) };
};

const plus = (sum: Capacity | undefined, more: Capacity): Capacity => {
  if (sum === undefined) return more;
  const { TableName } = more;
  const CapacityUnits = sum.CapacityUnits + more.CapacityUnits;
  if (sum.Table === undefined || more.Table === undefined) return { TableName, CapacityUnits };
  return {
    TableName,
    CapacityUnits,
    Table: { CapacityUnits: sum.Table.CapacityUnits + more.Table.CapacityUnits },
    ...indexesOf('LocalSecondaryIndexes', sum, more),
    ...indexesOf('GlobalSecondaryIndexes', sum, more),
  };
};

const indexesOf = (
  name: 'LocalSecondaryIndexes' | 'GlobalSecondaryIndexes',
  sum: Capacity,
  more: Capacity,
): object => {
  const together = sumOf(sum[name], more[name]);
  return Object.keys(together).length === 0 ? {} : { [name]: together };
};
