import * as z from 'zod/mini';
import type { MessageAttributes } from '../../queues/queues.ts';
import type { Clock, Ids, Invoke } from '../../types.ts';
import { backOff } from './back-off.ts';
import type { StreamMapping } from './definition.ts';
import { shardId } from './shard.ts';
import type { TumblingWindow } from './tumbling-window.ts';

/** The parts of a record that the handling of failures needs. */
interface BatchRecord {
  readonly dynamodb: { readonly SequenceNumber: string; readonly ApproximateCreationDateTime: number };
}

export interface BatchContext {
  readonly mapping: StreamMapping;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly invoke: Invoke;
  readonly send: (queueArn: string, body: string, attributes?: MessageAttributes) => unknown;
  readonly putObject: (bucketArn: string, key: string, json: string) => void;
  readonly log: (message: string) => void;
  readonly signal: AbortSignal;
  /** The tumbling window, if the mapping has one. */
  readonly window: TumblingWindow | undefined;
}

const Failures = z.object({
  batchItemFailures: z.optional(z.nullable(z.array(z.object({ itemIdentifier: z.string() })))),
});

/**
 * Invokes the function with a batch until all records are handled or discarded. A retry begins at the first failed record, and bisects
 * the batch if the mapping says so, within the mapping's limits of retries and age. Discarded records go to the mapping's on-failure
 * destination.
 */
export const handleBatch = async (batch: readonly BatchRecord[], context: BatchContext): Promise<void> => {
  const { mapping, signal } = context;
  let rest = batch;
  for (let failures = 0; rest.length > 0 && !signal.aborted; ) {
    const fresh = rest.filter((record) => isYoung(record, context));
    if (fresh.length < rest.length) {
      giveUp(
        rest.filter((it) => !fresh.includes(it)),
        'RecordAgeExceeded',
        failures,
        context,
      );
      rest = fresh;
      continue;
    }
    const failedAt = await firstFailure(rest, context);
    if (failedAt === undefined || signal.aborted) return;
    rest = rest.slice(failedAt.index);
    if (mapping.bisects && rest.length > 1) {
      const middle = Math.ceil(rest.length / 2);
      await backOff(1, signal);
      await handleBatch(rest.slice(0, middle), context);
      await handleBatch(rest.slice(middle), context);
      return;
    }
    failures = failedAt.index > 0 ? 1 : failures + 1;
    if (failures > mapping.maximumRetries) {
      giveUp(rest, 'RetryAttemptsExhausted', failures, context);
      return;
    }
    await backOff(failures, signal);
  }
};

const isYoung = ({ dynamodb }: BatchRecord, { clock, mapping }: BatchContext): boolean =>
  clock.now() / 1000 - dynamodb.ApproximateCreationDateTime <= mapping.maximumAgeSeconds;

/** The index of the first failed record. Undefined if the function handled all. */
const firstFailure = async (
  batch: readonly BatchRecord[],
  { mapping, invoke, log, window }: BatchContext,
): Promise<{ readonly index: number } | undefined> => {
  try {
    const answer = await invoke(mapping.functionName, { Records: batch, ...window?.fields() });
    window?.learn(answer);
    if (!mapping.reportsItemFailures || answer === null || answer === undefined) return undefined;
    const parsed = Failures.safeParse(answer);
    // An invalid result fails the whole batch, as on AWS.
    if (!parsed.success) return { index: 0 };
    const named = (parsed.data.batchItemFailures ?? []).map(({ itemIdentifier }) =>
      batch.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === itemIdentifier),
    );
    return named.length === 0 ? undefined : { index: Math.max(0, Math.min(...named)) };
  } catch (error) {
    log(`${mapping.functionName} failed on ${batch.length} records of ${mapping.table}: ${error}`);
    return { index: 0 };
  }
};

/** A queue gets only the metadata of the records, and a bucket gets the records too, as on AWS. */
const giveUp = (
  batch: readonly BatchRecord[],
  condition: string,
  invokeCount: number,
  context: BatchContext,
): void => {
  const { mapping, clock, ids, send, putObject, log } = context;
  log(`${mapping.functionName} gave up ${batch.length} records of ${mapping.table}: ${condition}`);
  const { onFailureArn } = mapping;
  if (onFailureArn === undefined) return;
  const report = failureReport(batch, condition, invokeCount, context);
  if (onFailureArn.startsWith('arn:aws:sqs:')) {
    send(onFailureArn, JSON.stringify(report));
    return;
  }
  const now = new Date(clock.now()).toISOString();
  const folder = `aws/lambda/${mapping.id}/${shardId}/${now.slice(0, 10).replaceAll('-', '/')}`;
  const key = `${folder}/${now.slice(0, 19).replaceAll(':', '.')}-${ids.uuid()}`;
  putObject(onFailureArn, key, JSON.stringify({ ...report, payload: JSON.stringify({ Records: batch }) }));
};

const failureReport = (
  batch: readonly BatchRecord[],
  condition: string,
  invokeCount: number,
  { mapping, clock, ids }: BatchContext,
): object => {
  const arrival = (record: BatchRecord | undefined) =>
    new Date((record?.dynamodb.ApproximateCreationDateTime ?? 0) * 1000).toISOString();
  const [first, last] = [batch[0], batch.at(-1)];
  return {
    requestContext: {
      requestId: ids.uuid(),
      functionArn: mapping.functionName,
      condition,
      approximateInvokeCount: invokeCount,
    },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    version: '1.0',
    timestamp: new Date(clock.now()).toISOString(),
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: first?.dynamodb.SequenceNumber,
      endSequenceNumber: last?.dynamodb.SequenceNumber,
      approximateArrivalOfFirstRecord: arrival(first),
      approximateArrivalOfLastRecord: arrival(last),
      batchSize: batch.length,
      streamArn: mapping.streamArn,
    },
  };
};
