import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import middy from '@middy/core';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { logger, sharedEmailHashes } from '../logger.ts';

/**
 * The middleware of a function that reads a queue behind a rule of the bus: it parses the `detail` of each message with
 * the schema of the event and passes it to the listener. Messages that fail or do not parse are reported one by one, so
 * that only they are delivered again and end in the dead-letter queue.
 */
export const queue = <Schema extends z.ZodMiniType>(
  schema: Schema,
  listen: (event: z.output<Schema>) => Promise<void>,
) => {
  const delivery = z.object({ detail: z.unknown() });
  const receive = async (record: SQSRecord): Promise<void> => {
    try {
      const { detail } = delivery.parse(JSON.parse(record.body));
      await listen(schema.parse(detail));
    } catch (error) {
      // It is delivered again. The alarm on the dead-letter queue reports a message that never succeeds.
      logger.warn('A message failed', { messageId: record.messageId, failure: error });
      throw error;
    }
  };
  return middy<SQSEvent, SQSBatchResponse>()
    .use(sharedEmailHashes())
    .handler(
      (event: SQSEvent, context): Promise<SQSBatchResponse> =>
        processPartialResponse(event, receive, new BatchProcessor(EventType.SQS), {
          context,
          throwOnFullBatchFailure: false,
        }),
    );
};
