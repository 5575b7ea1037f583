import { apiError } from '../errors.ts';
import { asksForCapacity, indexUnits, itemBytes, pageCapacity, readUnits, writeUnits } from './capacity.ts';
import { satisfies } from './conditions.ts';
import { db, parsers } from './dynalite.ts';
import { checkIndexKeys, indexEntry, indexKey } from './indexes.ts';
import { parseOnce } from './parsed-expressions.ts';
import type {
  ActionStore,
  IndexCharge,
  IndexDescription,
  Item,
  Json,
  Request,
  TableDescription,
} from './shapes.ts';

/*
 * dynalite's actions look up these functions in its `db` module at each call, so replacing them there repairs all actions.
 * The comment of each function says what it repairs.
 */
const { checkConditional, queryTable } = db;

db.checkConditional = (request, existing) => {
  if (request._condition === undefined) return checkConditional(request, existing);
  if (satisfies(existing ?? {}, request._condition.expression)) return null;
  return apiError('ConditionalCheckFailedException', 'The conditional request failed');
};

parsers.forEach(parseOnce);

db.itemSize = itemBytes;

db.addConsumedCapacity = (request, isRead, ...items) => {
  if (!asksForCapacity(request)) return undefined;
  const CapacityUnits = isRead ? readUnits(items, request.ConsistentRead) : writeUnits(...items);
  const { TableName, ReturnConsumedCapacity: asked } = request;
  return { TableName, CapacityUnits, ...(asked === 'INDEXES' && { Table: { CapacityUnits } }) };
};

db.queryTable = (store, table, request, range, isLocal, fetchFromItemDb, startKeyNames, callback) => {
  const { _filter, _projection, AttributesToGet, Select, ReturnConsumedCapacity, ...whole } = request;
  const done = (error?: Error | null, found?: Json) =>
    found === undefined ? callback(error) : callback(null, shown(found, request));
  const read = whole as Request;
  return queryTable(store, table, read, range, isLocal, fetchFromItemDb, startKeyNames, done);
};

/** Measures, filters and projects the page that dynalite read. dynalite has already counted the items and cut the page. */
const shown = ({ Items, ...found }: Json, request: Request): Json => {
  const { _filter: filter, _projection: projection, AttributesToGet } = request;
  const read = Items as Item[];
  const kept = filter === undefined ? read : read.filter((item) => satisfies(item, filter.expression));
  const paths = projection?.paths ?? AttributesToGet;
  return {
    ...found,
    ...(asksForCapacity(request) && { ConsumedCapacity: pageCapacity(read, request) }),
    Count: kept.length,
    ...(request.Select !== 'COUNT' && { Items: paths ? kept.map((item) => db.mapPaths(paths, item)) : kept }),
  };
};

db.createIndexKey = indexKey;

db.updateIndexes = (store, table, existing, item, callback) => {
  const { LocalSecondaryIndexes: local = [], GlobalSecondaryIndexes: global = [] } = table;
  try {
    // All are checked before the first is written, because a batch keeps its overlay when one of its statements is refused.
    if (item) for (const index of [...local, ...global]) checkIndexKeys(item, index);
    for (const index of local) updateIndex(store, table, 'local', index, existing, item);
    for (const index of global) updateIndex(store, table, 'global', index, existing, item);
  } catch (error) {
    callback(error as Error);
    return;
  }
  callback();
};

const updateIndex = (
  store: ActionStore,
  table: TableDescription,
  kind: IndexCharge['kind'],
  index: IndexDescription,
  existing: Item | null | undefined,
  item: Item | null | undefined,
): void => {
  const space = store.getIndexDb(kind, table.TableName, index.IndexName);
  const before = existing ? indexEntry(existing, table, index) : undefined;
  const after = item ? indexEntry(item, table, index) : undefined;
  store.charges?.push({
    table: table.TableName,
    kind,
    index: index.IndexName,
    units: indexUnits(before, after),
  });
  // The overlay takes both synchronously. They are on disk when the overlay is committed.
  if (before && before.key !== after?.key) space.del(before.key, () => undefined);
  if (after) space.put(after.key, after.item, () => undefined);
};
