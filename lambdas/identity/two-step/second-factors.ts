import {
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  type AttributeType,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { abortOptions } from '../../runtime/table/abort-options.ts';

/** A person as the user pool knows them. */
export interface PoolPerson {
  readonly userId: string;
  readonly email: string;
  /** Empty when the person gave none. */
  readonly name: string;
}

/** A person, and whether signing in asks them for a code. */
export interface PersonWithFactor extends PoolPerson {
  readonly on: boolean;
}

const personOf = (username: string, attributes: readonly AttributeType[] = []): PoolPerson => {
  const attribute = (name: string): string => attributes.find(({ Name }) => Name === name)?.Value ?? '';
  return {
    userId: attribute('sub') || username,
    email: attribute('email'),
    name: `${attribute('given_name')} ${attribute('family_name')}`.trim(),
  };
};

/**
 * The second factors in the user pool. Only the pool knows whether one is on: anybody who is signed in may turn theirs on or off by
 * calling the pool without our API.
 */
export const secondFactors = (client: CognitoIdentityProviderClient, UserPoolId: string) => ({
  /** A person by user id or e-mail address; undefined when there is none with a verified account. */
  find: async (name: string, signal?: AbortSignal): Promise<PersonWithFactor | undefined> => {
    try {
      const command = new AdminGetUserCommand({ UserPoolId, Username: name });
      const user = await client.send(command, abortOptions(signal));
      if (user.UserStatus === 'UNCONFIRMED') return undefined;
      const on = user.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false;
      return { ...personOf(user.Username ?? name, user.UserAttributes), on };
    } catch (failure) {
      if (failure instanceof UserNotFoundException) return undefined;
      throw failure;
    }
  },
  /** Turns codes at sign-in off. Calling it again is no error. */
  turnOff: async (userId: string, signal?: AbortSignal): Promise<void> => {
    const command = new AdminSetUserMFAPreferenceCommand({
      UserPoolId,
      Username: userId,
      SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
    });
    await client.send(command, abortOptions(signal));
  },
});

export type SecondFactors = ReturnType<typeof secondFactors>;
