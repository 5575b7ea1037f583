import middy from '@middy/core';
import type { SNSEvent } from 'aws-lambda';
import type * as z from 'zod/mini';
import { sharedEmailHashes } from '../logger.ts';

/**
 * The middleware of a function that listens to a topic: it parses each message as JSON with its schema and passes it to the listener.
 * When the listener throws, Lambda tries twice more and then puts the event on the dead-letter queue.
 */
export const topic = <Schema extends z.ZodMiniType>(
  schema: Schema,
  listen: (message: z.output<Schema>) => Promise<void>,
) =>
  middy<SNSEvent, void>()
    .use(sharedEmailHashes())
    .handler(async ({ Records }: SNSEvent): Promise<void> => {
      for (const { Sns } of Records) await listen(schema.parse(JSON.parse(Sns.Message)));
    });
