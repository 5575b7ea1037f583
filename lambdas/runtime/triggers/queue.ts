import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import middy from '@middy/core';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { hashesLikeAll, logger } from '../logger.ts';

/**
 * The stack of a function that listens to a queue behind an EventBridge rule: each message's `detail` is parsed with
 * the event's schema and given to the listener. Messages that fail, or do not parse, are reported one by one, so that
 * only they come again and at last rest in the dead-letter queue.
 */
export const queue = <Schema extends z.ZodMiniType>(
  schema: Schema,
  hear: (event: z.output<Schema>) => Promise<void>,
) => {
  const delivery = z.object({ detail: z.unknown() });
  const receive = async (record: SQSRecord): Promise<void> => {
    try {
      const { detail } = delivery.parse(JSON.parse(record.body));
      await hear(schema.parse(detail));
    } catch (error) {
      // It comes again. One that never gets through is told of by the alarm on the dead letters.
      logger.warn('A message failed', { messageId: record.messageId, failure: error });
      throw error;
    }
  };
  return middy<SQSEvent, SQSBatchResponse>()
    .use(hashesLikeAll())
    .handler(
      (event: SQSEvent, context): Promise<SQSBatchResponse> =>
        processPartialResponse(event, receive, new BatchProcessor(EventType.SQS), {
          context,
          throwOnFullBatchFailure: false,
        }),
    );
};
