import {
  AdminGetUserCommand,
  type AttributeType,
  type CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { abortOptions } from '../runtime/table/abort-options.ts';
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
export const accountDirectory = (client: CognitoIdentityProviderClient, UserPoolId: string) => ({
  /** A confirmed account, or undefined when there is none. */
  find: async (userId: string, signal?: AbortSignal): Promise<Account | undefined> => {
    try {
      const command = new AdminGetUserCommand({ UserPoolId, Username: userId });
      const user = await client.send(command, abortOptions(signal));
      if (user.UserStatus === 'UNCONFIRMED') return undefined;
      return accountOf(user.Username ?? userId, attributesOf(user.UserAttributes));
    } catch (failure) {
      if (failure instanceof UserNotFoundException) return undefined;
      throw failure;
    }
  },
  /** Confirmed accounts in the pool's own order. */
  page: async (next: string | undefined): Promise<AccountPage> => {
    const { Users, PaginationToken } = await client.send(
      new ListUsersCommand({
        UserPoolId,
        Filter: 'cognito:user_status = "CONFIRMED"',
        Limit: PAGE,
        ...(next ? { PaginationToken: next } : {}),
      }),
    );
    const accounts = (Users ?? []).map(toAccount);
    return PaginationToken ? { accounts, next: PaginationToken } : { accounts };
  },
});

export type AccountDirectory = ReturnType<typeof accountDirectory>;
