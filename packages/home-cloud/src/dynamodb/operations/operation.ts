import type { Need, Refusal } from '../../iam/authorize.ts';
import type { Clock, Ids } from '../../types.ts';
import { parseRequest, runAction } from '../engine/call.ts';
import type { Engine } from '../engine/dynalite.ts';
import type { Json, TableDescription } from '../engine/shapes.ts';
import { type Place, requireTable, type Source } from '../storage/action-store.ts';
import type { Database } from '../storage/database.ts';
import type { IndexLag } from '../storage/index-lag.ts';
import { tableKey } from '../storage/keys.ts';
import type { Writer } from '../storage/writer.ts';

/** What operations work with. */
export interface Context {
  readonly database: Database;
  readonly writer: Writer;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly place: Place;
  /** How late global indexes show what was written; without one they do at once. */
  readonly lag?: IndexLag | undefined;
  /** What stands against the caller doing this; statements of a batch ask one by one. */
  refusal(needs: readonly Need[]): Refusal | undefined;
}

/**
 * One operation of DynamoDB's API: takes the request's body and gives the answer's.
 *
 * @throws an ApiError for whatever the caller should hear as an error.
 */
export type Operation = (input: Json, context: Context) => Promise<Json>;

/** An operation that dynalite can do by itself on what the database holds. */
export const readOperation =
  (engine: Engine): Operation =>
  (input, { database, lag, place }) =>
    runAction(engine, readOnly(database, lag), place, parseRequest(engine, input, place));

/** An operation whose changes, whatever dynalite makes of them, are committed at once. */
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
    get: async (key) => database.getSync(key),
    values: (range) => lag?.values(database, range) ?? database.values(range),
    put: refuse,
    del: refuse,
  };
};

/** Reads a table's description for an operation on the table itself. @throws ResourceNotFoundException naming it. */
export const describedTable = async (
  source: Pick<Source, 'get'>,
  name: string,
): Promise<TableDescription> => {
  return requireTable(await source.get(tableKey(name)), name, false);
};
