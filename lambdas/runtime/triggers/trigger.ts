import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { hashesLikeAll } from '../logger.ts';

/** How one run of a trigger is found again in the logs and in the events it causes. */
export interface TriggerRun {
  readonly correlationId: string;
}

/**
 * The stack of a Cognito trigger: the use case gets the event and answers it, changed or not. What it throws is shown
 * to the person by Cognito, so it throws only sentences meant for them.
 */
export const trigger = <TriggerEvent extends { readonly triggerSource: string }>(
  useCase: (event: TriggerEvent, run: TriggerRun) => Promise<TriggerEvent>,
) =>
  middy<TriggerEvent, TriggerEvent>()
    .use(hashesLikeAll())
    .handler(
      (event: TriggerEvent, context: Context): Promise<TriggerEvent> =>
        useCase(event, { correlationId: context.awsRequestId }),
    );
