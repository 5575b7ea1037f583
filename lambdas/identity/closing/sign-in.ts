import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { EndSessions } from '../end-sessions.ts';

interface Deps {
  readonly cognito: CognitoIdentityProviderClient;
  readonly userPoolId: string;
  readonly endSessions: EndSessions;
}

/** An account that is deleted already is as it should be. */
const unlessDeleted = async (call: Promise<unknown>): Promise<void> => {
  try {
    await call;
  } catch (failure) {
    if (!(failure instanceof UserNotFoundException)) throw failure;
  }
};

/** Whether the owner of an account can sign in. Each call may be repeated. */
export const signInOf = ({ cognito, userPoolId, endSessions }: Deps) => {
  const user = (Username: string) => ({ UserPoolId: userPoolId, Username });
  return {
    /** Nobody signs in to it any more, and every session ends. */
    end: async (userId: string): Promise<void> => {
      await unlessDeleted(cognito.send(new AdminDisableUserCommand(user(userId))));
      await unlessDeleted(endSessions({ userPoolId, userId }));
    },
    /** Its owner can sign in again. */
    allow: (userId: string): Promise<void> =>
      unlessDeleted(cognito.send(new AdminEnableUserCommand(user(userId)))),
    /** It is no more, with its address, password and second step. Anybody may register with the address again. */
    remove: (userId: string): Promise<void> =>
      unlessDeleted(cognito.send(new AdminDeleteUserCommand(user(userId)))),
  };
};

export type SignIn = ReturnType<typeof signInOf>;
