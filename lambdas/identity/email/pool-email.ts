import { randomBytes } from 'node:crypto';
import {
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AliasExistsException,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';

/** The address of an account in the user pool, which is also the name by which its owner signs in. */
export const poolEmail = (cognito: CognitoIdentityProviderClient, UserPoolId: string) => {
  const update = async (
    Username: string,
    attributes: Readonly<Record<string, string>>,
  ): Promise<'done' | 'taken' | 'gone'> => {
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
    try {
      await cognito.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }));
      return 'done';
    } catch (failure) {
      if (failure instanceof AliasExistsException) return 'taken';
      if (failure instanceof UserNotFoundException) return 'gone';
      throw failure;
    }
  };
  return {
    /** The address that is valid now, in lower case; undefined without an account. */
    find: async (Username: string): Promise<string | undefined> => {
      try {
        const user = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username }));
        return user.UserAttributes?.find(({ Name }) => Name === 'email')?.Value?.toLowerCase();
      } catch (failure) {
        if (failure instanceof UserNotFoundException) return undefined;
        throw failure;
      }
    },
    /** Sends a code to another address. The pool keeps the present one until its owner gives the code back. */
    ask: (userId: string, email: string) => update(userId, { email }),
    /** Replaces the address at once, as one that is known to be theirs. */
    set: (userId: string, email: string) => update(userId, { email, email_verified: 'true' }),
    /** Makes the password one that nobody knows. The owner of the address chooses another by a letter. */
    forgetPassword: async (Username: string): Promise<void> => {
      // The policy of the pool asks for upper, lower and digit.
      const Password = `${randomBytes(24).toString('base64url')}aA1`;
      await cognito.send(
        new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }),
      );
    },
  };
};

export type PoolEmail = ReturnType<typeof poolEmail>;
