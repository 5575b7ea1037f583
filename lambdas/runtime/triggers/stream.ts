import middy from '@middy/core';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logger } from '../logger.ts';

/** Says which record of a batch was the first not to get through; undefined when all did. */
export type StreamUseCase = (records: readonly DynamoDBRecord[]) => Promise<DynamoDBRecord | undefined>;

/**
 * The stack of a function that follows a table's stream. A stream goes on from the first failure, so the answer names
 * that record's sequence number: everything from there comes again, nothing before it does.
 */
export const stream = (useCase: StreamUseCase) =>
  middy<DynamoDBStreamEvent, DynamoDBBatchResponse>().handler(
    async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
      const failed = await useCase(event.Records);
      if (!failed) return { batchItemFailures: [] };
      const sequenceNumber = failed.dynamodb?.SequenceNumber;
      if (!sequenceNumber) throw new Error('A stream record without a sequence number failed.');
      logger.warn('The stream stops at a record and will come back to it', { sequenceNumber });
      return { batchItemFailures: [{ itemIdentifier: sequenceNumber }] };
    },
  );
