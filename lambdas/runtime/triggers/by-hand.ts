import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { logger, sharedEmailHashes } from '../logger.ts';

/**
 * The middleware of a function that somebody invokes by hand, usually several times until it says that it is done: it runs the job,
 * logs what it did and returns it.
 */
export const byHand = <Progress extends Readonly<Record<string, unknown>>>(
  name: string,
  job: (millisecondsLeft: () => number) => Promise<Progress>,
) =>
  middy<unknown, Progress>()
    .use(sharedEmailHashes())
    .handler(async (_event: unknown, context: Context): Promise<Progress> => {
      const progress = await job(() => context.getRemainingTimeInMillis());
      logger.info(name, { ...progress });
      return progress;
    });
