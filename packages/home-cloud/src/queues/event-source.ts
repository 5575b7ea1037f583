import * as z from 'zod/mini';
import { maximumPayloadBytes } from '../lambda/payload.ts';
import type { ResolvedResource } from '../template/model.ts';
import { readProperties } from '../template/properties.ts';
import type { Invoke, Stoppable } from '../types.ts';
import type { Queues, ReceivedMessage } from './queues.ts';

/** A queue that feeds a function. */
export interface QueueMapping {
  readonly queueArn: string;
  readonly functionName: string;
  readonly batchSize: number;
  /** How long a batch may fill up before it is handed over. */
  readonly windowSeconds: number;
  readonly reportsItemFailures: boolean;
  /** Batches at the same time. */
  readonly concurrency: number;
}

const ignored = z.optional(z.unknown());
const Properties = z.strictObject({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z._default(z.number(), 10),
  MaximumBatchingWindowInSeconds: z._default(z.number(), 0),
  Enabled: z._default(z.boolean(), true),
  FunctionResponseTypes: z._default(z.array(z.literal('ReportBatchItemFailures')), []),
  ScalingConfig: z.optional(z.strictObject({ MaximumConcurrency: z.optional(z.number()) })),
  Tags: ignored,
  MetricsConfig: ignored,
});

/** Several batches at once on one machine help nobody beyond this. */
const concurrencyAtHome = 4;

/** The mapping of an AWS::Lambda::EventSourceMapping on a queue; undefined when it is switched off. */
export const readQueueMapping = (resource: ResolvedResource): QueueMapping | undefined => {
  const properties = readProperties(resource, Properties);
  if (!properties.Enabled) return undefined;
  return {
    queueArn: properties.EventSourceArn,
    functionName: properties.FunctionName,
    batchSize: properties.BatchSize,
    windowSeconds: properties.MaximumBatchingWindowInSeconds,
    reportsItemFailures: properties.FunctionResponseTypes.includes('ReportBatchItemFailures'),
    concurrency: Math.min(
      properties.ScalingConfig?.MaximumConcurrency ?? concurrencyAtHome,
      concurrencyAtHome,
    ),
  };
};

/** What polling needs. */
export interface PollingContext {
  readonly queues: Pick<Queues, 'receive' | 'remove' | 'release'>;
  readonly invoke: Invoke;
  readonly region: string;
  readonly log: (message: string) => void;
}

const pollSeconds = 20;
/** Of SQS; a batch is full when the next message might not fit into the function's event. */
const largestMessageBytes = 1024 * 1024;

/**
 * Feeds the function from its queue until stopped. What the function handled is deleted; what it failed or named in
 * `batchItemFailures` shows up again after the visibility timeout, and ends in the dead-letter queue at last.
 */
export const startQueueMapping = (mapping: QueueMapping, context: PollingContext): Stoppable => {
  const state = { stopped: false };
  for (let poller = 0; poller < mapping.concurrency; poller += 1) void poll(mapping, context, state);
  return {
    // A poller that waits for messages wakes when the queues stop. One that works is not waited for: its messages were
    // not deleted and come again.
    stop: async () => {
      state.stopped = true;
    },
  };
};

const pauseAfterErrorMs = 1000;

const poll = async (
  mapping: QueueMapping,
  context: PollingContext,
  state: { readonly stopped: boolean },
): Promise<void> => {
  while (!state.stopped) {
    try {
      await feed(mapping, context, state);
    } catch (error) {
      if (state.stopped) return;
      context.log(`${mapping.functionName} cannot be fed from ${mapping.queueArn}: ${error}`);
      await new Promise((resolve) => setTimeout(resolve, pauseAfterErrorMs).unref());
    }
  }
};

/** One batch, from the queue through the function. */
const feed = async (
  mapping: QueueMapping,
  context: PollingContext,
  state: { readonly stopped: boolean },
): Promise<void> => {
  const batch = await gather(mapping, context, state);
  if (batch.length === 0) return;
  if (state.stopped) {
    context.queues.release(
      mapping.queueArn,
      batch.map(({ receipt }) => receipt),
    );
    return;
  }
  const failed = await handOver(mapping, context, batch);
  if (state.stopped) return;
  const handled = batch.filter(({ id }) => !failed.has(id)).map(({ receipt }) => receipt);
  context.queues.remove(mapping.queueArn, handled);
};

/** SQS gives ten messages at a time; larger batches, and a window, take several receives. */
const gather = async (
  { queueArn, batchSize, windowSeconds }: QueueMapping,
  { queues }: PollingContext,
  state: { readonly stopped: boolean },
): Promise<readonly ReceivedMessage[]> => {
  const batch: ReceivedMessage[] = [];
  let bytes = 0;
  let closesAt = Number.POSITIVE_INFINITY;
  while (!state.stopped) {
    const fitting = Math.floor((maximumPayloadBytes - bytes) / largestMessageBytes);
    const wanted = Math.min(10, batchSize - batch.length, fitting);
    if (wanted < 1) break;
    const left = batch.length === 0 ? pollSeconds : Math.max(0, (closesAt - performance.now()) / 1000);
    const more = await queues.receive(queueArn, wanted, left);
    if (more.length === 0) break;
    if (batch.length === 0) closesAt = performance.now() + windowSeconds * 1000;
    batch.push(...more);
    bytes += more.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0);
  }
  return batch;
};

const Failures = z.object({
  batchItemFailures: z.optional(z.nullable(z.array(z.object({ itemIdentifier: z.string() })))),
});

/** Ids of the messages that the function did not handle. */
const handOver = async (
  mapping: QueueMapping,
  { invoke, region, log }: PollingContext,
  batch: readonly ReceivedMessage[],
): Promise<ReadonlySet<string>> => {
  const all = new Set(batch.map(({ id }) => id));
  try {
    const answer = await invoke(mapping.functionName, {
      Records: batch.map((message) => record(message, mapping.queueArn, region)),
    });
    if (!mapping.reportsItemFailures || answer === null || answer === undefined) return new Set();
    // An answer that makes no sense fails the whole batch, as on AWS.
    const parsed = Failures.safeParse(answer);
    const ids = parsed.success
      ? (parsed.data.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier)
      : undefined;
    return ids?.every((id) => all.has(id)) ? new Set(ids) : all;
  } catch (error) {
    log(`${mapping.functionName} failed on a batch of ${batch.length} from ${mapping.queueArn}: ${error}`);
    return all;
  }
};

/** A message as Lambda shows it to a function. */
const record = (message: ReceivedMessage, queueArn: string, region: string) => ({
  messageId: message.id,
  receiptHandle: message.receipt,
  body: message.body,
  attributes: message.attributes,
  messageAttributes: Object.fromEntries(
    Object.entries(message.messageAttributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
      name,
      {
        dataType: DataType,
        ...(StringValue === undefined ? {} : { stringValue: StringValue }),
        ...(BinaryValue === undefined ? {} : { binaryValue: BinaryValue }),
      },
    ]),
  ),
  md5OfBody: message.md5,
  eventSource: 'aws:sqs',
  eventSourceARN: queueArn,
  awsRegion: region,
});
