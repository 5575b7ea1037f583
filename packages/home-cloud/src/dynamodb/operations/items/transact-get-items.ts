import * as z from 'zod/mini';
import { parseRequest } from '../../engine/call.ts';
import { transactionCapacity } from '../../engine/capacity.ts';
import { db, engineOf } from '../../engine/dynalite.ts';
import type { Item, Json, Request, TableDescription } from '../../engine/shapes.ts';
import { validationError } from '../../errors.ts';
import { requireTable } from '../../storage/action-store.ts';
import { itemSpace, tableKey } from '../../storage/keys.ts';
import type { Context, Operation } from '../operation.ts';
import { canceled, checkTransactionLength, invalid, NO_REASON } from './transaction-validation.ts';

const Body = z.object({
  TransactItems: z.array(z.object({ Get: z.record(z.string(), z.unknown()) })),
  ReturnConsumedCapacity: z.optional(z.string()),
});

const engine = engineOf('getItem');

/** TransactGetItems: up to 100 items by their keys, complete or projected, read at the same instant. */
export const transactGetItems: Operation = async (input, context) => {
  const { TransactItems: items, ReturnConsumedCapacity } = readBody(input);
  checkTransactionLength(items);
  const gets = items.map(({ Get }) => parseRequest(engine, Get, context.place));
  const placed = await Promise.all(gets.map(async (get) => ({ get, table: await tableOf(get, context) })));
  const reasons = placed.map(({ get, table }) => reasonAgainst(get, table));
  if (reasons.some((reason) => reason !== NO_REASON)) throw canceled(reasons);
  const found = await context.database.getMany(placed.map(({ get, table }) => storageKey(get, table)));
  const capacities = gets.map((get, at) =>
    db.addConsumedCapacity(
      { ...get, ReturnConsumedCapacity, ConsistentRead: true },
      true,
      found[at] as Item | undefined,
    ),
  );
  return {
    Responses: gets.map((get, at) => response(get, found[at] as Item | undefined)),
    ...transactionCapacity(capacities, 'ReadCapacityUnits'),
  };
};

const readBody = (input: Json): z.infer<typeof Body> => {
  const body = Body.safeParse(input);
  if (!body.success) throw validationError('Each of TransactItems must have a Get');
  return body.data;
};

const tableOf = async ({ TableName }: Request, { database }: Context): Promise<TableDescription> =>
  requireTable(await database.get(tableKey(TableName)), TableName);

const reasonAgainst = (get: Request, table: TableDescription): Json => {
  const wrong =
    db.validateKey(get.Key ?? {}, table) ?? db.validateKeyPaths(get._projection?.nestedPaths, table);
  return wrong ? invalid(wrong.message) : NO_REASON;
};

const storageKey = (get: Request, table: TableDescription): string =>
  itemSpace(get.TableName) + db.createKey(get.Key ?? {}, table);

const response = ({ _projection: projection }: Request, item: Item | undefined): Json => {
  if (item === undefined) return {};
  return { Item: projection === undefined ? item : db.mapPaths(projection.paths, item) };
};
