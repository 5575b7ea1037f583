import middy from '@middy/core';
import type { Context, ScheduledEvent } from 'aws-lambda';
import { hashesLikeAll, logger } from '../logger.ts';

/** What a job that the clock starts may know: how long it has left, in milliseconds. */
export interface JobRequest {
  readonly millisecondsLeft: () => number;
}

/**
 * The stack of a function that the clock starts, or an event that says no more than that it is time: runs the job and logs what it
 * counted. Throws what the job throws.
 */
export const schedule = <Counts extends Readonly<Record<string, number>>>(
  name: string,
  job: (request: JobRequest) => Promise<Counts>,
) =>
  middy<ScheduledEvent, void>()
    .use(hashesLikeAll())
    .handler(async (_event: ScheduledEvent, context: Context): Promise<void> => {
      const counts = await job({ millisecondsLeft: () => context.getRemainingTimeInMillis() });
      logger.info(`${name} is done`, { ...counts });
    });
