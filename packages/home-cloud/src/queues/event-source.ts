import * as z from 'zod/mini';
import { maximumPayloadBytes } from '../lambda/payload.ts';
import type { ResolvedResource } from '../template/model.ts';
import { readProperties } from '../template/properties.ts';
import type { Invoke, Stoppable } from '../types.ts';
import type { Queues, ReceivedMessage } from './queues.ts';

/** An event source mapping from a queue to a function. */
export interface QueueMapping {
  readonly queueArn: string;
  readonly functionName: string;
  readonly batchSize: number;
  /** The batching window: how long a batch may wait for more messages. */
  readonly windowSeconds: number;
  readonly reportsItemFailures: boolean;
  /** The number of concurrent batches. */
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

/** On one machine, more concurrent batches are not faster. */
const maximumConcurrency = 4;

/** The mapping of an AWS::Lambda::EventSourceMapping on a queue. Undefined if it is disabled. */
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
      properties.ScalingConfig?.MaximumConcurrency ?? maximumConcurrency,
      maximumConcurrency,
    ),
  };
};

/** Everything that polling needs. */
export interface PollingContext {
  readonly queues: Pick<Queues, 'receive' | 'remove' | 'release'>;
  readonly invoke: Invoke;
  readonly region: string;
  readonly log: (message: string) => void;
}

const pollSeconds = 20;
/** SQS's limit. A batch is full when a message of this size might not fit into the function's event. */
const largestMessageBytes = 1024 * 1024;

/**
 * Polls the queue and invokes the function until stopped. Handled messages are deleted. Failed messages, and those named in
 * `batchItemFailures`, become visible again after the visibility timeout and in the end go to the dead-letter queue.
 */
export const startQueueMapping = (mapping: QueueMapping, context: PollingContext): Stoppable => {
  const state = { stopped: false };
  for (let poller = 0; poller < mapping.concurrency; poller += 1) void poll(mapping, context, state);
  return {
    // A waiting poller ends when the queues stop. A working poller is not awaited: its messages are not deleted yet, so they
    // are delivered again.
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

/** Receives one batch and invokes the function with it. */
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

/** SQS returns at most ten messages at a time, so a larger batch or a batching window needs several calls. */
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

/** Invokes the function. Returns the ids of the messages that failed. */
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
    // An invalid result fails the whole batch, as on AWS.
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

/** A message in the format of a Lambda event. */
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
