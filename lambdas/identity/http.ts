import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { ok } from '#domain/kernel/result.ts';
import { StaffTwoStep } from '#domain/kernel/staff-two-step.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import type { RefuseOlder } from '../runtime/http/ended-sessions.ts';
import { http } from '../runtime/http/http.ts';
import type { UseCases } from '../runtime/http/use-case.ts';
import { newLinkSecret } from '../runtime/secrets/link-secret.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { askEmail, ownEmail } from './email/change-email.ts';
import { emailStore } from './email/email-store.ts';
import type { PoolEmail } from './email/pool-email.ts';
import { undoEmail } from './email/undo-email.ts';
import type { EndSessions } from './end-sessions.ts';
import { invitationStore } from './invitations/invitation-store.ts';
import { invite, listInvitations, sendInvitation, withdrawInvitation } from './invitations/invite.ts';
import { listNames } from './list-names.ts';
import { changeAlias, showAliases } from './people/change-alias.ts';
import { invitePerson } from './people/invite-person.ts';
import { keepPerson } from './people/keep-person.ts';
import { peopleStore } from './people/people-store.ts';
import { personInvitations } from './people/person-invitations.ts';
import { profileStore } from './profile-store.ts';
import { changeRoles } from './rights/change-roles.ts';
import { listColleagues } from './rights/colleagues.ts';
import { seenStore } from './rights/last-seen.ts';
import { listRightsChanges } from './rights/list-changes.ts';
import { rightsStore } from './rights/rights-store.ts';
import type { RoleGroups } from './rights/role-groups.ts';
import { findPerson, listStaff } from './rights/staff.ts';
import { changeShipper } from './shipper/change-shipper.ts';
import { listShippers } from './shipper/list-shippers.ts';
import { shipperStore } from './shipper/shipper-store.ts';
import { showShipper } from './shipper/show-shipper.ts';
import { showProfile } from './show-profile.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { signUpChallenges } from './sign-up-challenges.ts';
import { showTwoStep } from './two-step/own-two-step.ts';
import { resetTwoStep } from './two-step/reset-two-step.ts';
import type { SecondFactors } from './two-step/second-factors.ts';
import { twoStepStore } from './two-step/two-step-store.ts';
import { updateProfile } from './update-profile.ts';

export const variables = {
  PROFILES_TABLE: required,
  USER_POOL_ID: required,
  STAFF_TWO_STEP: StaffTwoStep,
};

interface IdentityDependencies extends SharedDependencies {
  readonly endSessions: EndSessions;
  readonly refuseOlder: RefuseOlder;
  readonly factors: SecondFactors;
  readonly groups: RoleGroups;
  readonly pool: PoolEmail;
}

/** The function behind the endpoints of identity. */
export const wire = (
  env: EnvOf<typeof variables>,
  {
    client,
    clock,
    newId,
    log,
    keyFor,
    checks,
    endSessions,
    refuseOlder,
    factors,
    groups,
    pool,
  }: IdentityDependencies,
) => {
  const profiles = profileStore(client, env.PROFILES_TABLE);
  const records = twoStepStore(client, env.PROFILES_TABLE);
  const rights = rightsStore(client, env.PROFILES_TABLE);
  const shippers = shipperStore(client, env.PROFILES_TABLE);
  const people = peopleStore(client, env.PROFILES_TABLE);
  const work = signUpChallenges(keyFor, clock);
  const own = { factors, records, staffTwoStep: env.STAFF_TWO_STEP, clock, newId };
  const seen = seenStore(client, env.PROFILES_TABLE);
  const staff = { ...own, groups, rights, profiles, refuseOlder, seen };
  const inviting = {
    ...staff,
    invitations: invitationStore(client, env.PROFILES_TABLE),
    newSecret: newLinkSecret,
  };
  const email = { profiles, emails: emailStore(client, env.PROFILES_TABLE), pool, clock, newId, log };
  const useCases: UseCases<typeof identityEndpoints> = {
    profile: showProfile(profiles),
    updateProfile: updateProfile({ profiles, clock, newId }),
    askEmail: askEmail(email),
    ownEmail: ownEmail(email),
    undoEmail: undoEmail({ ...email, endSessions, userPoolId: env.USER_POOL_ID }),
    names: listNames(profiles),
    colleagues: listColleagues(groups, profiles),
    endSessions: signOutEverywhere({ endSessions, userPoolId: env.USER_POOL_ID, log }),
    twoStep: showTwoStep(own),
    staff: listStaff(staff),
    findPerson: findPerson(staff),
    changeRoles: changeRoles({ ...staff, log }),
    invitations: listInvitations(inviting),
    invite: invite(inviting),
    sendInvitation: sendInvitation(inviting),
    withdrawInvitation: withdrawInvitation(inviting),
    rightsChanges: listRightsChanges(rights, profiles),
    resetTwoStep: resetTwoStep({ ...own, endSessions, userPoolId: env.USER_POOL_ID, log }),
    keepPerson: keepPerson({ profiles, clock, newId, log }),
    invitePerson: invitePerson({
      ...own,
      profiles,
      people,
      invitations: personInvitations(client, env.PROFILES_TABLE),
      newSecret: newLinkSecret,
    }),
    personAliases: showAliases({ profiles, people }),
    changeAlias: changeAlias({ profiles, people, refuseOlder, clock, newId }),
    knownShippers: listShippers({ profiles, shippers, clock }),
    knownShipper: showShipper({ profiles, shippers, clock }),
    changeShipper: changeShipper({ profiles, shippers, clock, newId, log }),
    signUpChallenge: async ({ body }) => ok(await work.make(body.email)),
  };
  return http('identity', identityEndpoints, useCases, checks);
};
