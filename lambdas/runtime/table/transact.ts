import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { type Pause, pauseOf } from '../pause.ts';
import { within } from './within.ts';
import type { Write } from './writes.ts';

/** Reasons that pass by themselves: others wrote the same items at that moment, or more than the table took. */
const passing = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
]);

/** Whoever meets others at the same items is through, or refused, within so many tries. */
const TRIES = 3;

/** What a transaction has besides the writes that may be refused. */
interface Besides {
  /** Writes whose condition holds as long as the named ones do. */
  readonly also?: readonly Write[];
  readonly signal?: AbortSignal | undefined;
  /** One for a caller that reads anew before it tries again. */
  readonly tries?: number;
  readonly pause?: Pause;
}

const refusalOf = <Refusal extends string>(failure: unknown, names: readonly Refusal[]): Refusal | 'busy' => {
  if (!(failure instanceof TransactionCanceledException)) throw failure;
  const codes = (failure.CancellationReasons ?? []).map(({ Code }) => Code ?? 'None');
  const refusal = names.find((_, place) => codes[place] === 'ConditionalCheckFailed');
  if (refusal === undefined && !codes.some((code) => passing.has(code))) throw failure;
  return refusal ?? 'busy';
};

/**
 * Writes everything or nothing; undefined when it is written. Each write that may be refused goes by the name of what its
 * failed condition means: the first that failed is answered, and `busy` where others kept writing the same items. Throws
 * where the outcome is unknown, and where a write without a name is refused, which is a defect.
 */
export const transact = async <Refusal extends string>(
  client: DynamoDBDocumentClient,
  named: Readonly<Record<Refusal, Write>>,
  { also = [], signal, tries = TRIES, pause = pauseOf(25) }: Besides = {},
): Promise<Refusal | 'busy' | undefined> => {
  const names = Object.keys(named) as Refusal[];
  const TransactItems = [...names.map((name) => named[name]), ...also];
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems }), within(signal));
      return undefined;
    } catch (failure) {
      const refusal = refusalOf(failure, names);
      if (refusal !== 'busy' || attempt >= tries) return refusal;
      await pause(attempt);
    }
  }
};
