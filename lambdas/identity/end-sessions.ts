import {
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { abortOptions } from '../runtime/table/abort-options.ts';

/** The owner of the sessions, and the pool. */
interface Owner {
  readonly userPoolId: string;
  readonly userId: string;
}

/**
 * Ends every session of a person by revoking their refresh tokens. An access token stays valid for its fifteen minutes,
 * because the API does not ask the pool. Calling it again is no error.
 */
export type EndSessions = (owner: Owner, signal?: AbortSignal) => Promise<void>;

export const endSessions =
  (client: CognitoIdentityProviderClient): EndSessions =>
  async ({ userPoolId, userId }, signal) => {
    const command = new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userId });
    await client.send(command, abortOptions(signal));
  };
