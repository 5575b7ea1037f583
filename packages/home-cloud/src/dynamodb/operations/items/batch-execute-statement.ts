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
import { existingItem } from './conditional-write.ts';
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

/** One parsed statement: its put, or its error. */
type Insertion = { readonly request: Request } | { readonly refusal: Json };

const putItem = engineOf('putItem');

/**
 * BatchExecuteStatement: up to 25 INSERTs of different items.
 *
 * Each succeeds or fails independently and has its own result, so an INSERT of an existing key does not affect the others. The successful
 * ones are committed together.
 */
export const batchExecuteStatement: Operation = async (input, context) => {
  const body = readBody(input);
  const insertions = body.Statements.map((statement) => parsed(statement, body, context));
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

const parsed = (
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

/** Performs one insertion. Returns its result with the consumed capacity. */
const outcomeOf = async (insertion: Insertion, overlay: Overlay, context: Context): Promise<Json> => {
  if ('refusal' in insertion) return { Error: insertion.refusal };
  const { request } = insertion;
  const { TableName } = request;
  try {
    const existing = await findExisting(request, overlay);
    // Reading an existing item costs the same as writing it.
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

const findExisting = async (request: Request, overlay: Overlay): Promise<Item | undefined> => {
  const table = (await overlay.get(tableKey(request.TableName))) as TableDescription | undefined;
  // Without a table or a valid key there is no existing item, and the put fails with DynamoDB's message.
  if (table === undefined || db.validateItem(request.Item ?? {}, table)) return undefined;
  return existingItem(overlay, request);
};

const refusalOf = (error: unknown): Json => {
  if (!isApiError(error)) throw error;
  const Code = CODES[errorType(error)];
  if (Code === undefined) throw error;
  return { Code, Message: error.message };
};

/** The error codes of statements by the errors of operations. */
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
