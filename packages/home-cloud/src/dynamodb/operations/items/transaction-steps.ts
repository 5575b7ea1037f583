import { parseRequest } from '../../engine/call.ts';
import { db, type Engine, engineOf } from '../../engine/dynalite.ts';
import type { Action, Item, Json, Request } from '../../engine/shapes.ts';
import { validationError } from '../../errors.ts';
import type { Place } from '../../storage/action-store.ts';

/** One item of a transaction: its action and its parsed request. */
export interface Step {
  readonly action: Action;
  readonly request: Request;
}

/** Checks a condition and writes nothing. */
const checkAction: Action = (store, request, callback) => {
  store.getTable(request.TableName, (error, table) => {
    if (error || table === undefined) return callback(error);
    const wrong = db.validateKey(request.Key ?? {}, table);
    if (wrong) return callback(wrong);
    store.getItemDb(request.TableName).get(db.createKey(request.Key ?? {}, table), (missed, item) => {
      const found = item as Item | undefined;
      const refused = missed ?? db.checkConditional(request, found);
      callback(refused, { ConsumedCapacity: db.addConsumedCapacity(request, false, found) });
    });
  });
};

const engines: Readonly<Record<string, Engine>> = {
  Put: engineOf('putItem'),
  Update: engineOf('updateItem'),
  Delete: engineOf('deleteItem'),
  ConditionCheck: { ...engineOf('deleteItem'), action: checkAction },
};

/**
 * Parses one of `TransactItems`.
 *
 * @param capacity the transaction's ReturnConsumedCapacity.
 * @throws a ValidationException if it is not exactly one of the four kinds, or its request is invalid.
 */
export const parseStep = (
  item: Readonly<Record<string, Json>>,
  capacity: string | undefined,
  place: Place,
): Step => {
  const kinds = Object.keys(item).filter((kind) => item[kind] !== undefined);
  const [kind = ''] = kinds;
  const engine = engines[kind];
  if (engine === undefined || kinds.length !== 1)
    throw validationError(
      'TransactItems can only contain one of Check, Put, Update or Delete, and exactly one for each item',
    );
  if (kind === 'ConditionCheck' && item[kind]?.ConditionExpression === undefined)
    throw validationError('ConditionExpression must be specified for a ConditionCheck');
  const input = { ...item[kind], ...(capacity !== undefined && { ReturnConsumedCapacity: capacity }) };
  return { action: engine.action, request: parseRequest(engine, input, place) };
};
