import middy from '@middy/core';
import type { EventBridgeEvent } from 'aws-lambda';
import type * as z from 'zod/mini';
import { sharedEmailHashes } from '../logger.ts';

/**
 * The middleware of a function that the bus calls directly: it parses the event with its schema and passes it to the
 * listener. When the listener throws, Lambda tries twice more and then puts the event on the dead-letter queue.
 */
export const bus = <Schema extends z.ZodMiniType>(
  schema: Schema,
  listen: (event: z.output<Schema>) => Promise<void>,
) =>
  middy<EventBridgeEvent<string, unknown>, void>()
    .use(sharedEmailHashes())
    .handler(({ detail }: EventBridgeEvent<string, unknown>): Promise<void> => listen(schema.parse(detail)));
