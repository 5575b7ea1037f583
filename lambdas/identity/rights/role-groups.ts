import {
  AdminAddUserToGroupCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  type CognitoIdentityProviderClient,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type WorkingRole, workingRoles } from '#domain/kernel/role.ts';
import { abortOptions } from '../../runtime/table/abort-options.ts';

/** Limit of Cognito for one page. There are far fewer groups. */
const PAGE = 60;

/** The roles in the user pool, where each is a group. Tokens are made from them, so they are the truth. */
export const roleGroups = (client: CognitoIdentityProviderClient, UserPoolId: string) => ({
  /** The roles of a person, the most powerful first. Throws when there is no such person. */
  of: async (userId: string, signal?: AbortSignal): Promise<readonly WorkingRole[]> => {
    const command = new AdminListGroupsForUserCommand({ UserPoolId, Username: userId, Limit: PAGE });
    const { Groups = [] } = await client.send(command, abortOptions(signal));
    return workingRoles.filter((role) => Groups.some(({ GroupName }) => GroupName === role));
  },
  /** The ids of everybody with a role. */
  members: async (role: WorkingRole, signal?: AbortSignal): Promise<readonly string[]> => {
    const ids: string[] = [];
    let NextToken: string | undefined;
    do {
      const command = new ListUsersInGroupCommand({ UserPoolId, GroupName: role, Limit: PAGE, NextToken });
      const page = await client.send(command, abortOptions(signal));
      // The pool's usernames are the subjects of tokens.
      ids.push(...(page.Users ?? []).map(({ Username = '' }) => Username));
      NextToken = page.NextToken;
    } while (NextToken);
    return ids;
  },
  /** Calling it again is no error. */
  give: async (userId: string, role: WorkingRole): Promise<void> => {
    await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: userId, GroupName: role }));
  },
  /** Calling it again is no error. */
  take: async (userId: string, role: WorkingRole): Promise<void> => {
    await client.send(new AdminRemoveUserFromGroupCommand({ UserPoolId, Username: userId, GroupName: role }));
  },
});

export type RoleGroups = ReturnType<typeof roleGroups>;
