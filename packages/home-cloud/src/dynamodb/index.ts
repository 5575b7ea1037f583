import { type Authorize, allowAll, messageOf } from '../iam/authorize.ts';
import { dynamodbNeeds } from '../iam/calls/dynamodb.ts';
import { damagedIn, isDamaged } from '../state/damaged.ts';
import { type Clock, type Ids, type Stoppable, systemClock, systemIds } from '../types.ts';
import type { Json } from './engine/shapes.ts';
import { apiError } from './errors.ts';
import { operations } from './operations/index.ts';
import type { Context } from './operations/operation.ts';
import { close, serve } from './server.ts';
import type { Place } from './storage/action-store.ts';
import { collect, openDatabase } from './storage/database.ts';
import { createIndexLag } from './storage/index-lag.ts';
import { tableKey, within } from './storage/keys.ts';
import { createStreamLog, readStream, type StreamRecord } from './storage/stream-log.ts';
import { createWriter } from './storage/writer.ts';
import { createListeners, type StreamListener } from './stream-listeners.ts';
import { sweep } from './sweeper.ts';

export type { StreamRecord } from './storage/stream-log.ts';

export interface DynamoDbOptions {
  /** The folder with the data. Without it the data is in memory. */
  readonly path?: string;
  readonly clock?: Clock;
  readonly ids?: Ids;
  /** 0, the default, takes any free port. */
  readonly port?: number;
  /** The region and account in ARNs. */
  readonly region?: string;
  readonly account?: string;
  /** The delay of global indexes after a write. On AWS it is mostly milliseconds, sometimes more. */
  readonly indexLagMs?: number;
  /** Checks calls over the network against the policies of their signer. Without it everything is allowed. */
  readonly authorize?: Authorize;
  /** Told when a file of the folder turns out to be damaged. By default the process ends with this sentence. */
  readonly onDamage?: (sentence: string) => void;
}

export interface DynamoDb extends Stoppable {
  readonly endpoint: string;
  /** Performs an operation without the network, by its name and request body. Throws errors. */
  call(operation: string, input: Json): Promise<Json>;
  /**
   * Reads a table's stream, oldest first. It is empty if the table has none.
   *
   * @param afterSequence the last record already read. The empty string starts at the oldest record (24 hours).
   */
  readStream(table: string, afterSequence: string, limit: number): Promise<StreamRecord[]>;
  /** Calls the listener with a table's new stream records after they are on disk. Returns the unsubscribe function. */
  onStream(table: string, listener: StreamListener): () => void;
  /** The names of all tables, in order. */
  tables(): Promise<string[]>;
  /** Expires items and deletes old stream records and transaction tokens. A timer does it each minute. */
  sweep(): Promise<void>;
}

const endWith = (sentence: string): void => {
  console.error(sentence);
  process.exit(1);
};

const SWEEP_EVERY_MS = 60_000;

/**
 * Starts DynamoDB at home, on loopback.
 *
 * Acknowledged writes survive a kill of the process, and each operation is atomic.
 *
 * @throws if another process has the folder open, or the port is taken.
 */
export const startDynamoDb = async (options: DynamoDbOptions = {}): Promise<DynamoDb> => {
  const {
    clock = systemClock,
    ids = systemIds,
    path,
    port = 0,
    authorize = allowAll,
    onDamage = endWith,
  } = options;
  const place: Place = { region: options.region ?? 'us-east-1', account: options.account ?? '000000000000' };
  const database = await openDatabase(path);
  const listeners = createListeners();
  const lag = options.indexLagMs ? createIndexLag(options.indexLagMs, clock) : undefined;
  const writer = createWriter(database, await createStreamLog(database, clock, ids), listeners.tell, lag);
  const base = { database, writer, clock, ids, place, lag };

  const call = async (operation: string, input: Json, context: Context): Promise<Json> => {
    const perform = operations.get(operation);
    if (perform) return perform(input, context);
    throw apiError('UnknownOperationException', `DynamoDB at home does not know the operation ${operation}`);
  };
  const callSigned = async (operation: string, input: Json, accessKeyId: string): Promise<Json> => {
    const permitted: Context = { ...base, refusal: (needs) => authorize(accessKeyId, needs) };
    const refused = permitted.refusal(dynamodbNeeds(operation, input, place));
    if (refused) throw apiError('AccessDeniedException', messageOf(refused));
    return call(operation, input, permitted);
  };
  const context: Context = { ...base, refusal: () => undefined };
  const tables = async () => {
    const space = tableKey('');
    return (await collect(database.keys(within(space)))).map((key) => key.slice(space.length));
  };
  const sweepNow = async () => sweep(context, await tables());

  const onFailure = (error: unknown) => {
    if (path !== undefined && isDamaged(error)) onDamage(damagedIn(path));
  };
  const server = await serve(callSigned, port, { requestId: () => ids.uuid(), onFailure }).catch(
    async (error) => {
      await database.close();
      throw error;
    },
  );
  const sweeping = every(SWEEP_EVERY_MS, sweepNow);
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`,
    // Copied, because a caller in this process may use its object again.
    call: (operation, input) => call(operation, structuredClone(input), context),
    readStream: (table, afterSequence, limit) => readStream(database, table, afterSequence, limit),
    onStream: listeners.add,
    tables,
    sweep: sweepNow,
    async stop() {
      await sweeping.stop();
      await close(server);
      await writer.idle();
      await database.close();
    },
  };
};

/** Repeats work without overlaps. A failure is logged and does not end the repetition. */
const every = (milliseconds: number, work: () => Promise<void>): Stoppable => {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error) => console.error('DynamoDB at home could not sweep:', error))
      .finally(() => {
        running = undefined;
      });
  }, milliseconds);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
};
