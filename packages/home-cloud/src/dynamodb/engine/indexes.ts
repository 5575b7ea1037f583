import { validationError } from '../errors.ts';
import { db } from './dynalite.ts';
import type { IndexDescription, Item, KeyElement, TableDescription } from './shapes.ts';

export interface IndexEntry {
  readonly key: string;
  readonly item: Item;
}

/**
 * The key of an item's entry in an index.
 *
 * dynalite ends it with 24 bits of a hash of the item's key, so in a large index the entries of two items with the same index key could
 * overwrite each other. This key ends with the complete key of the item.
 */
export const indexKey = (item: Item, table: TableDescription, schema: readonly KeyElement[]): string =>
  db.createKey(item, table, schema) + db.createKey(item, table);

/** The item's entry in the index, or undefined if the item lacks one of the index's keys. */
export const indexEntry = (
  item: Item,
  table: TableDescription,
  index: IndexDescription,
): IndexEntry | undefined => {
  const names = index.KeySchema.map((key) => key.AttributeName);
  if (names.some((name) => item[name] === undefined)) return undefined;
  return { key: indexKey(item, table, index.KeySchema), item: project(item, table, index, names) };
};

const project = (
  item: Item,
  table: TableDescription,
  index: IndexDescription,
  names: readonly string[],
): Item => {
  if (index.Projection.ProjectionType === 'ALL') return item;
  const tableNames = table.KeySchema.map((key) => key.AttributeName);
  const kept = new Set([...names, ...tableNames, ...(index.Projection.NonKeyAttributes ?? [])]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => kept.has(name)));
};

/** @throws a ValidationException if one of the item's index keys is an empty string or an empty byte value. */
export const checkIndexKeys = (item: Item, index: IndexDescription): void => {
  for (const { AttributeName: name } of index.KeySchema) {
    const value = item[name];
    if (value?.S !== '' && value?.B !== '') continue;
    throw validationError(
      'One or more parameter values are not valid. A value specified for a secondary index key is not supported. ' +
        `The AttributeValue for a key attribute cannot contain an empty ${value.S === '' ? 'string' : 'binary'} value. ` +
        `IndexName: ${index.IndexName}, IndexKey: ${name}`,
    );
  }
};
