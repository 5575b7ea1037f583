import type { Item, Json, TableDescription } from '../../engine/shapes.ts';

/** Names one item among all tables, even by a key that is no valid key, which whoever writes the item will say. */
export const itemIdentity = (table: TableDescription, item: Item | Json): string =>
  `${table.TableName}~${JSON.stringify(table.KeySchema.map(({ AttributeName: name }) => item[name]))}`;
