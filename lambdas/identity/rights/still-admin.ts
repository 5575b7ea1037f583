import { UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';
import { refuse } from '#domain/kernel/result.ts';
import type { RightsStore } from './rights-store.ts';
import type { RoleGroups } from './role-groups.ts';

interface Deps {
  readonly groups: Pick<RoleGroups, 'of'>;
  readonly rights: Pick<RightsStore, 'find'>;
}

/**
 * Whether somebody is an admin now. A role that was decided about a moment ago, or was taken in the pool itself, is still in a token.
 * Whoever has lost theirs must not give it back to themselves, and whoever closed their account is none.
 */
export const isStillAdmin = async ({ groups, rights }: Deps, userId: string): Promise<boolean> => {
  try {
    const [held, { pending }] = await Promise.all([groups.of(userId), rights.find(userId)]);
    return held.includes('admin') && (pending === undefined || pending.after.includes('admin'));
  } catch (failure) {
    if (failure instanceof UserNotFoundException) return false;
    throw failure;
  }
};

export const notAdminAnyMore = () =>
  refuse('NOT_ADMIN_ANY_MORE', 'You are not an admin any more. Sign in again.');
