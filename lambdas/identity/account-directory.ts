import {
  AdminGetUserCommand,
  type AttributeType,
  type CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Account, accountOf } from './account.ts';

/** An account, and the time of its last change, which may be its confirmation. */
interface ListedAccount extends Account {
  readonly changedAt: Date;
}

/** One page of confirmed accounts; `next` is absent on the last. */
export interface AccountPage {
  readonly accounts: readonly ListedAccount[];
  readonly next?: string;
}

export interface AccountDirectory {
  /** A confirmed account, or undefined when there is none. */
  find(userId: string, signal?: AbortSignal): Promise<Account | undefined>;
  /** Confirmed accounts in the pool's own order. */
  page(next: string | undefined): Promise<AccountPage>;
}

/** Limit of Cognito for one page. */
const PAGE = 60;

const attributesOf = (attributes: readonly AttributeType[] | undefined): Record<string, string | undefined> =>
  Object.fromEntries((attributes ?? []).map(({ Name, Value }) => [Name, Value]));

const toAccount = (user: UserType): ListedAccount => ({
  ...accountOf(user.Username ?? '', attributesOf(user.Attributes)),
  // Cognito always sends it. Without it, the account counts as changed.
  changedAt: user.UserLastModifiedDate ?? user.UserCreateDate ?? new Date(),
});

/** The accounts in the user pool. */
export const accountDirectory = (
  client: CognitoIdentityProviderClient,
  userPoolId: string,
): AccountDirectory => ({
  find: async (userId, signal) => {
    try {
      const user = await client.send(
        new AdminGetUserCommand({ UserPoolId: userPoolId, Username: userId }),
        signal ? { abortSignal: signal } : {},
      );
      if (user.UserStatus === 'UNCONFIRMED') return undefined;
      return accountOf(user.Username ?? userId, attributesOf(user.UserAttributes));
    } catch (failure) {
      if (failure instanceof UserNotFoundException) return undefined;
      throw failure;
    }
  },
  page: async (next) => {
    const { Users, PaginationToken } = await client.send(
      new ListUsersCommand({
        UserPoolId: userPoolId,
        Filter: 'cognito:user_status = "CONFIRMED"',
        Limit: PAGE,
        ...(next ? { PaginationToken: next } : {}),
      }),
    );
    const accounts = (Users ?? []).map(toAccount);
    return PaginationToken ? { accounts, next: PaginationToken } : { accounts };
  },
});
