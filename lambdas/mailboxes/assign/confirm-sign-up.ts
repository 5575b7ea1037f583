import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { accountOf } from '../../identity/index.ts';
import { withDeadline } from '../../runtime/deadline.ts';
import type { Log } from '../../runtime/logger.ts';
import type { TriggerRun } from '../../runtime/triggers/trigger.ts';
import type { AssignMailbox } from './assign-mailbox.ts';

/** Cognito stops waiting after five seconds. This ends early enough to answer in time, cold start included. */
const CONFIRMATION_DEADLINE_MS = 3000;

/**
 * Assigns the mailbox when somebody has confirmed their sign-up. The confirmation itself has already succeeded, so an
 * error here must not reach the person: it is logged, which raises an alarm, and the nightly repair assigns the mailbox.
 */
export const confirmSignUp =
  (deps: { assign: AssignMailbox; log: Pick<Log, 'error'>; deadline?: typeof withDeadline }) =>
  async (event: PostConfirmationTriggerEvent, run: TriggerRun): Promise<PostConfirmationTriggerEvent> => {
    const { assign, log, deadline = withDeadline } = deps;
    try {
      const account = accountOf(event.userName, event.request.userAttributes);
      await deadline(CONFIRMATION_DEADLINE_MS, (signal) =>
        assign(account, { by: 'post-confirmation', correlationId: run.correlationId }, signal),
      );
    } catch (failure) {
      log.error('No mailbox at confirmation; the repair will assign it', {
        userId: event.userName,
        correlationId: run.correlationId,
        failure,
      });
    }
    return event;
  };
