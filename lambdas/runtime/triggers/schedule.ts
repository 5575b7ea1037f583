import middy from '@middy/core';
import type { Context, ScheduledEvent } from 'aws-lambda';
import { logger, sharedEmailHashes } from '../logger.ts';

/** What a scheduled job gets: the time that is left, in milliseconds. */
export interface JobRequest {
  readonly millisecondsLeft: () => number;
}

/**
 * The middleware of a function that a schedule starts, or an event whose data is not used: it runs the job and
 * logs its counts. It throws what the job throws.
 */
export const schedule = <Counts extends Readonly<Record<string, number>>>(
  name: string,
  job: (request: JobRequest) => Promise<Counts>,
) =>
  middy<ScheduledEvent, void>()
    .use(sharedEmailHashes())
    .handler(async (_event: ScheduledEvent, context: Context): Promise<void> => {
      const counts = await job({ millisecondsLeft: () => context.getRemainingTimeInMillis() });
      logger.info(`${name} is done`, { ...counts });
    });
