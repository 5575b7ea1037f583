import {
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Role } from '#domain/kernel/role.ts';
import { roleGroups } from './role-groups.ts';

/** The roles that somebody who works here has now; none when the account is gone. It needs `AdminListGroupsForUser`. */
export const rolesOfWorker =
  (client: CognitoIdentityProviderClient, poolId: string) =>
  async (userId: string): Promise<readonly Role[]> => {
    try {
      return await roleGroups(client, poolId).of(userId);
    } catch (failure) {
      if (failure instanceof UserNotFoundException) return [];
      throw failure;
    }
  };
