import middy from '@middy/core';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logger, sharedEmailHashes } from '../logger.ts';

/** Returns the first record that failed; undefined when all succeeded. */
export type StreamUseCase = (records: readonly DynamoDBRecord[]) => Promise<DynamoDBRecord | undefined>;

/** The same for a use case that must know the shard of the records. */
export type NamedStreamUseCase = (
  shardId: string,
  records: readonly DynamoDBRecord[],
) => Promise<DynamoDBRecord | undefined>;

/** The event of a function with a tumbling window. At the end of a window it may contain no record. */
interface StreamWindowEvent extends DynamoDBStreamEvent {
  readonly shardId: string;
}

/** State that Lambda passes to the next event of the window. We keep none. */
interface StreamWindowResponse extends DynamoDBBatchResponse {
  readonly state: Readonly<Record<string, never>>;
}

const answerFor = (failed: DynamoDBRecord | undefined): DynamoDBBatchResponse => {
  if (!failed) return { batchItemFailures: [] };
  const sequenceNumber = failed.dynamodb?.SequenceNumber;
  if (!sequenceNumber) throw new Error('A stream record without a sequence number failed.');
  logger.warn('The stream stops at a record and will come back to it', { sequenceNumber });
  return { batchItemFailures: [{ itemIdentifier: sequenceNumber }] };
};

/**
 * The middleware of a function that reads the stream of a table. A stream continues from the first failure, so the answer
 * contains that record's sequence number: it and all later records are delivered again, none before it.
 */
export const stream = (useCase: StreamUseCase) =>
  middy<DynamoDBStreamEvent, DynamoDBBatchResponse>()
    .use(sharedEmailHashes())
    .handler(
      async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
        answerFor(await useCase(event.Records)),
    );

/** The same with a tumbling window. We use it only because Lambda then names the shard. */
export const namedStream = (useCase: NamedStreamUseCase) =>
  middy<StreamWindowEvent, StreamWindowResponse>()
    .use(sharedEmailHashes())
    .handler(
      async (event: StreamWindowEvent): Promise<StreamWindowResponse> => ({
        state: {},
        ...answerFor(await useCase(event.shardId, event.Records)),
      }),
    );
