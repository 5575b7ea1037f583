import middy from '@middy/core';
import type { EventBridgeEvent } from 'aws-lambda';
import type * as z from 'zod/mini';
import { hashesLikeAll } from '../logger.ts';

/**
 * The stack of a function that the bus calls itself: the event is parsed with its schema and given to the listener. What fails
 * is thrown: Lambda then tries twice more and at last leaves the event with the lost ones.
 */
export const bus = <Schema extends z.ZodMiniType>(
  schema: Schema,
  hear: (event: z.output<Schema>) => Promise<void>,
) =>
  middy<EventBridgeEvent<string, unknown>, void>()
    .use(hashesLikeAll())
    .handler(({ detail }: EventBridgeEvent<string, unknown>): Promise<void> => hear(schema.parse(detail)));
