import {
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Clock } from '../runtime/clock.ts';
import type { RefuseOlder } from '../runtime/http/ended-sessions.ts';
import { abortOptions } from '../runtime/table/abort-options.ts';

/** The owner of the sessions, and the pool. */
interface Owner {
  readonly userPoolId: string;
  readonly userId: string;
}

/**
 * Ends every session of a person: their refresh tokens are revoked, then the API refuses the access tokens that they still have. In
 * this order, because a session could otherwise fetch itself a newer one in between. Calling it again is no error.
 */
export type EndSessions = (owner: Owner, signal?: AbortSignal) => Promise<void>;

interface Ending {
  readonly cognito: CognitoIdentityProviderClient;
  readonly refuseOlder: RefuseOlder;
  readonly clock: Clock;
}

export const endSessions =
  ({ cognito, refuseOlder, clock }: Ending): EndSessions =>
  async ({ userPoolId, userId }, signal) => {
    const command = new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userId });
    await cognito.send(command, abortOptions(signal));
    await refuseOlder(userId, clock());
  };
