import middy from '@middy/core';
import type { Context, EventBridgeEvent } from 'aws-lambda';
import { presentType } from '#events/earlier-versions.ts';
import { logger, sharedEmailHashes } from '../logger.ts';
import type { Listening } from './by-type.ts';
import type { JobRequest } from './schedule.ts';

/**
 * The middleware of a function that a schedule starts, and that the bus calls with events which it listens to. The schedule does
 * what an event began and could not finish.
 */
export const scheduleAndBus = <Counts extends Readonly<Record<string, number>>>(
  name: string,
  job: (request: JobRequest) => Promise<Counts>,
  ...listening: readonly Listening<JobRequest>[]
) =>
  middy<EventBridgeEvent<string, unknown>, void>()
    .use(sharedEmailHashes())
    .handler(async (event: EventBridgeEvent<string, unknown>, context: Context): Promise<void> => {
      const request: JobRequest = { millisecondsLeft: () => context.getRemainingTimeInMillis() };
      const listener = listening.find(({ type }) => type === presentType(event['detail-type']));
      if (listener) return listener.hear(event.detail, request);
      const counts = await job(request);
      logger.info(`${name} is done`, { ...counts });
    });
