import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { RefuseOlder } from '../../runtime/http/ended-sessions.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { joinKept } from '../people/join-kept.ts';
import { peopleStore } from '../people/people-store.ts';
import { personInvitations } from '../people/person-invitations.ts';
import { profileStore } from '../profile-store.ts';
import { rightsStore } from '../rights/rights-store.ts';
import { roleGroups } from '../rights/role-groups.ts';
import { invitationStore } from './invitation-store.ts';
import { type JoinStaff, joinStaff } from './join-staff.ts';

interface Wiring extends Pick<SharedDependencies, 'client' | 'clock' | 'newId'> {
  readonly cognito: CognitoIdentityProviderClient;
  readonly profilesTable: string;
}

/** An invitation takes no role from anybody, so no token of anybody ends. */
const nothingIsTaken: RefuseOlder = async (userId) => {
  throw new Error(`An invitation would take a role from ${userId}.`);
};

/** What letters of ours give to a new account: to be the person whom the desk kept, and roles. True for whoever came to work here. */
export type JoinByLetter = JoinStaff;

/**
 * Wires it for a function that sees new accounts. It needs `GetItem`, `PutItem` and `UpdateItem` on the table, and
 * `AdminListGroupsForUser` and `AdminAddUserToGroup` on the pool.
 */
export const joiningOf =
  ({ client, cognito, profilesTable, clock, newId }: Wiring) =>
  (userPoolId: string): JoinByLetter => {
    const kept = joinKept({
      people: peopleStore(client, profilesTable),
      invitations: personInvitations(client, profilesTable),
      clock,
      newId,
    });
    const staff = joinStaff({
      groups: roleGroups(cognito, userPoolId),
      invitations: invitationStore(client, profilesTable),
      rights: rightsStore(client, profilesTable),
      profiles: profileStore(client, profilesTable),
      refuseOlder: nothingIsTaken,
      clock,
      newId,
    });
    return async (account, run) => {
      await kept(account, run);
      return staff(account, run);
    };
  };
