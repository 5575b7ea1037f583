import {
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';

/** Whose sessions, in which pool. */
interface Owner {
  readonly userPoolId: string;
  readonly userId: string;
}

/**
 * Ends every session of a person: no refresh token that they have gives tokens any more. An access token opens the API until
 * its fifteen minutes are over, because nobody asks the pool about it. Ending what has ended is no error.
 */
export type EndSessions = (owner: Owner, signal?: AbortSignal) => Promise<void>;

export const endSessions =
  (client: CognitoIdentityProviderClient): EndSessions =>
  async ({ userPoolId, userId }, signal) => {
    await client.send(
      new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userId }),
      signal ? { abortSignal: signal } : {},
    );
  };
