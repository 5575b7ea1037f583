import * as z from 'zod/mini';
import { messageOf } from '../../../iam/authorize.ts';
import { statementNeed } from '../../../iam/calls/dynamodb.ts';
import { parseRequest, runAction } from '../../engine/call.ts';
import { db, engineOf } from '../../engine/dynalite.ts';
import type { AttributeValue, Item, Json, Request, TableDescription } from '../../engine/shapes.ts';
import { errorType, isApiError, validationError } from '../../errors.ts';
import { tableKey } from '../../storage/keys.ts';
import type { Overlay } from '../../storage/overlay.ts';
import type { Context, Operation } from '../operation.ts';
import { standingItem } from './conditional-write.ts';
import { itemOf, readInsert } from './insert-statement.ts';
import { itemIdentity } from './item-identity.ts';

const MAX_STATEMENTS = 25;
const Body = z.object({
  Statements: z.array(
    z.object({ Statement: z.string(), Parameters: z.optional(z.array(z.record(z.string(), z.unknown()))) }),
  ),
  ReturnConsumedCapacity: z.optional(z.string()),
});
type Body = z.infer<typeof Body>;

/** One statement, understood: the put that it stands for, or what is wrong with it. */
type Insertion = { readonly request: Request } | { readonly refusal: Json };

const putItem = engineOf('putItem');

/**
 * BatchExecuteStatement: up to twenty-five INSERTs of different items.
 *
 * Each succeeds or fails by itself and says so in its place of the answer, so one that meets an item with its key does
 * not hold back the others. What succeeds is committed at once.
 */
export const batchExecuteStatement: Operation = async (input, context) => {
  const body = readBody(input);
  const insertions = body.Statements.map((statement) => understood(statement, body, context));
  return context.writer.write(async (overlay) => {
    await checkDistinct(insertions, overlay);
    const outcomes: Json[] = [];
    for (const insertion of insertions) outcomes.push(await outcomeOf(insertion, overlay, context));
    return answer(outcomes);
  });
};

const readBody = (input: Json): Body => {
  const { data } = Body.safeParse(input);
  if (data === undefined) throw validationError('Statements must be a list of Statement and Parameters');
  const { Statements: statements } = data;
  if (statements.length === 0) throw validationError('The statement was empty.');
  if (statements.length > MAX_STATEMENTS)
    throw validationError(`BatchExecuteStatement cannot have more than ${MAX_STATEMENTS} statements`);
  const reads = statements.filter(({ Statement: text }) => /^\s*SELECT\b/i.test(text)).length;
  if (reads > 0 && reads < statements.length)
    throw validationError('Read and write requests together in the same batch is not supported.');
  return data;
};

const understood = (
  { Statement: statement, Parameters: parameters = [] }: Body['Statements'][number],
  { ReturnConsumedCapacity: capacity }: Body,
  { place, refusal }: Context,
): Insertion => {
  const insert = readInsert(statement);
  const need = statementNeed(statement, place);
  const refused = need && refusal([need]);
  if (refused) return { refusal: { Code: 'AccessDenied', Message: messageOf(refused) } };
  try {
    const Item = itemOf(insert, parameters as AttributeValue[]);
    const put = {
      TableName: insert.table,
      Item,
      ...(capacity !== undefined && { ReturnConsumedCapacity: capacity }),
    };
    return { request: parseRequest(putItem, put, place) };
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
};

const checkDistinct = async (insertions: readonly Insertion[], overlay: Overlay): Promise<void> => {
  const seen = new Set<string>();
  for (const insertion of insertions) {
    if (!('request' in insertion)) continue;
    const { TableName, Item = {} } = insertion.request;
    const table = (await overlay.get(tableKey(TableName))) as TableDescription | undefined;
    if (table === undefined) continue;
    const identity = itemIdentity(table, Item);
    if (seen.has(identity)) throw validationError('Provided list of item keys contains duplicates');
    seen.add(identity);
  }
};

/** Does one insertion and gives its place in the answer, with the capacity it took. */
const outcomeOf = async (insertion: Insertion, overlay: Overlay, context: Context): Promise<Json> => {
  if ('refusal' in insertion) return { Error: insertion.refusal };
  const { request } = insertion;
  const { TableName } = request;
  try {
    const existing = await existingItem(request, overlay);
    // Having looked at it costs what writing it would have cost.
    if (existing)
      return {
        Error: DUPLICATE,
        TableName,
        ConsumedCapacity: db.addConsumedCapacity(request, false, existing),
      };
    const { ConsumedCapacity } = await runAction(putItem, overlay, context.place, request);
    return { TableName, ConsumedCapacity };
  } catch (error) {
    return { Error: refusalOf(error) };
  }
};

const DUPLICATE = { Code: 'DuplicateItem', Message: 'Duplicate primary key exists in table' };

const existingItem = async (request: Request, overlay: Overlay): Promise<Item | undefined> => {
  const table = (await overlay.get(tableKey(request.TableName))) as TableDescription | undefined;
  // Without a table or a valid key there is none, which the put then says in DynamoDB's words.
  if (table === undefined || db.validateItem(request.Item ?? {}, table)) return undefined;
  return standingItem(overlay, request);
};

const refusalOf = (error: unknown): Json => {
  if (!isApiError(error)) throw error;
  const Code = CODES[errorType(error)];
  if (Code === undefined) throw error;
  return { Code, Message: error.message };
};

/** What statements call the errors that operations throw. */
const CODES: Readonly<Record<string, string>> = {
  ValidationException: 'ValidationError',
  ResourceNotFoundException: 'ResourceNotFound',
};

const answer = (outcomes: readonly Json[]): Json => {
  const capacities = outcomes.map((outcome) => outcome.ConsumedCapacity).filter(Boolean);
  return {
    Responses: outcomes.map(({ ConsumedCapacity, ...response }) => response),
    ...(capacities.length > 0 && { ConsumedCapacity: capacities }),
  };
};
