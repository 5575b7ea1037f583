import type { Need, Refusal } from '../../iam/authorize.ts';
import type { Clock, Ids } from '../../types.ts';
import { parseRequest, runAction } from '../engine/call.ts';
import type { Engine } from '../engine/dynalite.ts';
import type { Json, TableDescription } from '../engine/shapes.ts';
import { type Place, requireTable, type Source } from '../storage/action-store.ts';
import { type Database, whenOpen } from '../storage/database.ts';
import type { IndexLag } from '../storage/index-lag.ts';
import { tableKey } from '../storage/keys.ts';
import type { Writer } from '../storage/writer.ts';

/** The services that operations use. */
export interface Context {
  readonly database: Database;
  readonly writer: Writer;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly place: Place;
  /** The delay of global indexes. Without it they are always up to date. */
  readonly lag?: IndexLag | undefined;
  /** The refusal of these needs for the caller, or undefined. Statements of a batch are checked one by one. */
  refusal(needs: readonly Need[]): Refusal | undefined;
}

/**
 * One operation of DynamoDB's API, from request body to response body.
 *
 * @throws an ApiError for the caller.
 */
export type Operation = (input: Json, context: Context) => Promise<Json>;

/** A read operation of dynalite. */
export const readOperation =
  (engine: Engine): Operation =>
  (input, { database, lag, place }) =>
    runAction(engine, readOnly(database, lag), place, parseRequest(engine, input, place));

/** A write operation of dynalite. Its changes are committed together. */
export const writeOperation =
  (engine: Engine): Operation =>
  (input, { writer, place }) => {
    const request = parseRequest(engine, input, place);
    return writer.write((overlay) => runAction(engine, overlay, place, request));
  };

const readOnly = (database: Database, lag: IndexLag | undefined): Source => {
  const refuse = () => {
    throw new Error('A read does not write');
  };
  return {
    get: (key) => whenOpen(database, () => database.getSync(key)),
    values: (range) => lag?.values(database, range) ?? database.values(range),
    put: refuse,
    del: refuse,
  };
};

/** The description of a table for an operation on the table itself. @throws ResourceNotFoundException with its name. */
export const describedTable = async (
  source: Pick<Source, 'get'>,
  name: string,
): Promise<TableDescription> => {
  return requireTable(await source.get(tableKey(name)), name, false);
};
