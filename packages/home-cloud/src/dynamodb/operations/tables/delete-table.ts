import { parseRequest } from '../../engine/call.ts';
import { engineOf } from '../../engine/dynalite.ts';
import type { TableDescription } from '../../engine/shapes.ts';
import { indexSpace, itemSpace, streamSpace, tableKey, ttlKey, within } from '../../storage/keys.ts';
import { describedTable, type Operation } from '../operation.ts';

const engine = engineOf('deleteTable');

/** DeleteTable: the table, its items, indexes and stream are deleted when the response is sent. */
export const deleteTable: Operation = async (input, { database, writer, place }) => {
  const { TableName } = parseRequest(engine, input, place);
  return writer.write(
    async (overlay) => {
      const table = await describedTable(overlay, TableName);
      for (const space of spacesOf(table)) {
        // Read from the database, because the overlay contains only this deletion.
        for await (const key of database.keys(within(space))) overlay.del(key);
      }
      overlay.del(ttlKey(TableName));
      overlay.del(tableKey(TableName));
      return { TableDescription: { ...table, TableStatus: 'DELETING' } };
    },
    { scans: true },
  );
};

const spacesOf = (table: TableDescription): string[] => {
  const space = (kind: string) => (index: { IndexName: string }) =>
    indexSpace(kind, table.TableName, index.IndexName);
  return [
    itemSpace(table.TableName),
    streamSpace(table.TableName),
    ...(table.LocalSecondaryIndexes ?? []).map(space('local')),
    ...(table.GlobalSecondaryIndexes ?? []).map(space('global')),
  ];
};
