import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { withDeadline } from '../runtime/deadline.ts';
import type { Log } from '../runtime/logger.ts';
import type { TriggerRun } from '../runtime/triggers/trigger.ts';
import type { EndSessions } from './end-sessions.ts';

/** Cognito gives up after five seconds; this ends early enough to still say what is true. */
const RESET_DEADLINE_MS = 3000;

/** Shown to the person by Cognito. Their new password works by then, whatever happens here. */
const SESSIONS_LEFT_OPEN =
  'Your new password works, but your other devices are still signed in. Sign in and choose Sign Out Everywhere in your profile.';

interface Deps {
  readonly endSessions: EndSessions;
  readonly log: Pick<Log, 'error'>;
  readonly deadline?: typeof withDeadline;
}

/**
 * Whoever makes a new password may do so because somebody else knows the old one: every session begun with it ends. Where that
 * fails the person is told and the function counts as failed, so that an alarm rings.
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
