import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { type Pause, pauseOf } from '../pause.ts';
import { abortOptions } from './abort-options.ts';
import type { Write } from './writes.ts';

/** Reasons that are over after a while: a write conflict or a throttled table. */
const temporary = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
]);

/** Write conflicts on the same items are over within this many tries. */
const TRIES = 3;

/** Options of a transaction. */
interface TransactionOptions {
  /** Writes without a name. Their conditions are true whenever those of the named writes are. */
  readonly also?: readonly Write[];
  readonly signal?: AbortSignal | undefined;
  /** Number of tries. It is 1 for a caller that reads again before it tries again. */
  readonly tries?: number;
  readonly pause?: Pause;
}

const refusalOf = <Refusal extends string>(failure: unknown, names: readonly Refusal[]): Refusal | 'busy' => {
  if (!(failure instanceof TransactionCanceledException)) throw failure;
  const codes = (failure.CancellationReasons ?? []).map(({ Code }) => Code ?? 'None');
  const refusal = names.find((_, place) => codes[place] === 'ConditionalCheckFailed');
  if (refusal === undefined && !codes.some((code) => temporary.has(code))) throw failure;
  return refusal ?? 'busy';
};

/**
 * Runs one transaction. Returns undefined when it was written. A write that may be refused has a name for the meaning
 * of its failed condition: the first name that failed is returned, or `busy` when the write conflicts did not end.
 * Throws when the outcome is unknown, and when a write without a name is refused, which is a bug.
 */
export const transact = async <Refusal extends string>(
  client: DynamoDBDocumentClient,
  named: Readonly<Record<Refusal, Write>>,
  { also = [], signal, tries = TRIES, pause = pauseOf(25) }: TransactionOptions = {},
): Promise<Refusal | 'busy' | undefined> => {
  const names = Object.keys(named) as Refusal[];
  const TransactItems = [...names.map((name) => named[name]), ...also];
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems }), abortOptions(signal));
      return undefined;
    } catch (failure) {
      const refusal = refusalOf(failure, names);
      if (refusal !== 'busy' || attempt >= tries) return refusal;
      await pause(attempt);
    }
  }
};

/** The same where only the first write may be refused. False when it was, or when the write conflicts did not end. */
export const writeTogether = async (
  client: DynamoDBDocumentClient,
  guarded: Write,
  also: readonly Write[],
  options: Omit<TransactionOptions, 'also'> = {},
): Promise<boolean> => (await transact(client, { guarded }, { ...options, also })) === undefined;

/** Runs one transaction of named writes, and of others whose conditions are true whenever those of the named ones are. */
export type Transaction = <Refusal extends string>(
  named: Readonly<Record<Refusal, Write>>,
  also?: readonly Write[],
) => Promise<Refusal | 'busy' | undefined>;

/** Transactions for a use case that writes items of several stores. */
export const transactions =
  (client: DynamoDBDocumentClient): Transaction =>
  (named, also = []) =>
    transact(client, named, { also });
