import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { withDeadline } from '../runtime/deadline.ts';
import type { Log } from '../runtime/logger.ts';
import type { TriggerRun } from '../runtime/triggers/trigger.ts';
import type { EndSessions } from './end-sessions.ts';

/** Cognito stops waiting after five seconds. This ends early enough to answer in time. */
const RESET_DEADLINE_MS = 3000;

/** Cognito shows this to the person. The new password is already set at this point. */
const SESSIONS_LEFT_OPEN =
  'Your new password works, but your other devices are still signed in. Sign in and choose Sign Out Everywhere in your profile.';

interface Deps {
  readonly endSessions: EndSessions;
  readonly log: Pick<Log, 'error'>;
  readonly deadline?: typeof withDeadline;
}

/**
 * Ends all sessions after a password reset, because somebody else may know the old password. When that fails, the person
 * sees a message and the function counts as failed, so that an alarm is raised.
 */
export const afterPasswordReset =
  ({ endSessions, log, deadline = withDeadline }: Deps) =>
  async (event: PostConfirmationTriggerEvent, run: TriggerRun): Promise<PostConfirmationTriggerEvent> => {
    const owner = { userPoolId: event.userPoolId, userId: event.userName };
    try {
      await deadline(RESET_DEADLINE_MS, (signal) => endSessions(owner, signal));
    } catch (failure) {
      const { correlationId } = run;
      log.error('Sessions live on after a password reset', { userId: owner.userId, correlationId, failure });
      throw new Error(SESSIONS_LEFT_OPEN);
    }
    return event;
  };
