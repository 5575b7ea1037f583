import middy from '@middy/core';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { hashesLikeAll, logger } from '../logger.ts';

/** A message as its sender wrote it. */
export interface QueueMessage {
  readonly messageId: string;
  readonly body: string;
}

/** A message that did not get through, and why; never what it says. */
export interface FailedMessage {
  readonly messageId: string;
  readonly reason: string;
}

/** Works off many messages together and says which of them failed. */
export type BatchUseCase = (messages: readonly QueueMessage[]) => Promise<readonly FailedMessage[]>;

/**
 * The stack of a function that works off a queue many messages at a time. Only those that failed come again, and at
 * last rest in the dead-letter queue; when the use case throws, all of them do.
 */
export const queueBatch = (useCase: BatchUseCase) =>
  middy<SQSEvent, SQSBatchResponse>()
    .use(hashesLikeAll())
    .handler(async (event: SQSEvent): Promise<SQSBatchResponse> => {
      const failed = await useCase(event.Records.map(({ messageId, body }) => ({ messageId, body })));
      // They come again. What never gets through is told of by the alarm on the dead letters.
      for (const failure of failed) logger.warn('A message failed', { ...failure });
      return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
    });
