import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { sharedEmailHashes } from '../logger.ts';

/** Correlation of one run of a trigger with the logs and the events that it causes. */
export interface TriggerRun {
  readonly correlationId: string;
}

/**
 * The middleware of a Cognito trigger: the use case gets the event and returns it, changed or not. Cognito shows the
 * person what it throws, so it throws only sentences for them.
 */
export const trigger = <TriggerEvent extends { readonly triggerSource: string }>(
  useCase: (event: TriggerEvent, run: TriggerRun) => Promise<TriggerEvent>,
) =>
  middy<TriggerEvent, TriggerEvent>()
    .use(sharedEmailHashes())
    .handler(
      (event: TriggerEvent, context: Context): Promise<TriggerEvent> =>
        useCase(event, { correlationId: context.awsRequestId }),
    );
