import middy from '@middy/core';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { logger, sharedEmailHashes } from '../logger.ts';

/** The body of a message as it was sent. */
export interface QueueMessage {
  readonly messageId: string;
  readonly body: string;
}

/** A message that failed, and the reason. The reason contains nothing of the message. */
export interface FailedMessage {
  readonly messageId: string;
  readonly reason: string;
}

/** Handles many messages together and returns those that failed. */
export type BatchUseCase = (messages: readonly QueueMessage[]) => Promise<readonly FailedMessage[]>;

/**
 * The middleware of a function that handles many messages of a queue at once. Only failed messages are delivered again and
 * end in the dead-letter queue; when the use case throws, all of them are.
 */
export const queueBatch = (useCase: BatchUseCase) =>
  middy<SQSEvent, SQSBatchResponse>()
    .use(sharedEmailHashes())
    .handler(async (event: SQSEvent): Promise<SQSBatchResponse> => {
      const failed = await useCase(event.Records.map(({ messageId, body }) => ({ messageId, body })));
      // They are delivered again. The alarm on the dead-letter queue reports those that never succeed.
      for (const failure of failed) logger.warn('A message failed', { ...failure });
      return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
    });
