import type { Item, Json, TableDescription } from '../../engine/shapes.ts';

/** A unique name for one item of one table. An invalid key is accepted, because the write refuses it later. */
export const itemIdentity = (table: TableDescription, item: Item | Json): string =>
  `${table.TableName}~${JSON.stringify(table.KeySchema.map(({ AttributeName: name }) => item[name]))}`;
