import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { accountOf, type JoinByLetter } from '../../identity/index.ts';
import { withDeadline } from '../../runtime/deadline.ts';
import type { Log } from '../../runtime/logger.ts';
import type { TriggerRun } from '../../runtime/triggers/trigger.ts';
import type { AssignMailbox } from './assign-mailbox.ts';

/** Cognito stops waiting after five seconds. This ends early enough to answer in time, cold start included. */
const CONFIRMATION_DEADLINE_MS = 3000;

interface Deps {
  readonly assign: AssignMailbox;
  /** In the pool with this id. */
  readonly joining: (userPoolId: string) => JoinByLetter;
  readonly log: Pick<Log, 'error'>;
  readonly deadline?: typeof withDeadline;
}

/**
 * Assigns the mailbox when somebody has confirmed their sign-up; whoever was invited to work here gets their roles instead. The confirmation itself has already succeeded, so an
 * error here must not reach the person: it is logged, which raises an alarm, and the nightly repair does the same.
 */
export const confirmSignUp =
  (deps: Deps) =>
  async (event: PostConfirmationTriggerEvent, run: TriggerRun): Promise<PostConfirmationTriggerEvent> => {
    const { assign, joining, log, deadline = withDeadline } = deps;
    try {
      const account = accountOf(event.userName, event.request.userAttributes);
      const { correlationId } = run;
      await deadline(CONFIRMATION_DEADLINE_MS, async (signal) => {
        if (await joining(event.userPoolId)(account, { correlationId, signal })) return;
        await assign(account, { by: 'post-confirmation', correlationId }, signal);
      });
    } catch (failure) {
      log.error('No mailbox at confirmation; the repair will assign it', {
        userId: event.userName,
        correlationId: run.correlationId,
        failure,
      });
    }
    return event;
  };
