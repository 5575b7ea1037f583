import middy from '@middy/core';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { hashesLikeAll, logger } from '../logger.ts';

/** Says which record of a batch was the first not to get through; undefined when all did. */
export type StreamUseCase = (records: readonly DynamoDBRecord[]) => Promise<DynamoDBRecord | undefined>;

/** The same for a use case that must know which shard of the stream the records are from. */
export type NamedStreamUseCase = (
  shardId: string,
  records: readonly DynamoDBRecord[],
) => Promise<DynamoDBRecord | undefined>;

/** What Lambda sends to a function that has a tumbling window. At the window's end there may be no record in it. */
interface StreamWindowEvent extends DynamoDBStreamEvent {
  readonly shardId: string;
}

/** What the function carries on through its window comes back with the next event; ours carries nothing. */
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
 * The stack of a function that follows a table's stream. A stream goes on from the first failure, so the answer names
 * that record's sequence number: everything from there comes again, nothing before it does.
 */
export const stream = (useCase: StreamUseCase) =>
  middy<DynamoDBStreamEvent, DynamoDBBatchResponse>()
    .use(hashesLikeAll())
    .handler(
      async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
        answerFor(await useCase(event.Records)),
    );

/** The same where the mapping has a tumbling window, for the only thing we want of it: that Lambda names the shard. */
export const namedStream = (useCase: NamedStreamUseCase) =>
  middy<StreamWindowEvent, StreamWindowResponse>()
    .use(hashesLikeAll())
    .handler(
      async (event: StreamWindowEvent): Promise<StreamWindowResponse> => ({
        state: {},
        ...answerFor(await useCase(event.shardId, event.Records)),
      }),
    );
