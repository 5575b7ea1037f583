import { parseRequest } from '../../engine/call.ts';
import { engineOf } from '../../engine/dynalite.ts';
import { collect } from '../../storage/database.ts';
import { tableKey, within } from '../../storage/keys.ts';
import type { Operation } from '../operation.ts';

const PAGE = 100;

const engine = engineOf('listTables');

/** ListTables: names in order, at most 100 on a page. */
export const listTables: Operation = async (input, { database, place }) => {
  const { ExclusiveStartTableName: start, Limit } = parseRequest(engine, input, place);
  const limit = Number(Limit ?? PAGE);
  const all = within(tableKey(''));
  const range = { gt: tableKey(String(start ?? '')), lt: all.lt, limit: limit + 1 };
  const keys = await collect(database.keys(range));
  const names = keys.map((key) => key.slice(all.gte.length));
  const TableNames = names.slice(0, limit);
  return { TableNames, ...(names.length > limit && { LastEvaluatedTableName: TableNames.at(-1) }) };
};
