import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { emptyRegistration, encodeRegistration } from '#domain/identity/registration.ts';
import { type WorkingRole, workingRoles } from '#domain/kernel/role.ts';
import { type Account, accountOf } from '#lambdas/identity/account.ts';
import { wire } from '#lambdas/identity/http.ts';
import { invitationStore } from '#lambdas/identity/invitations/invitation-store.ts';
import { type JoinStaff, joinStaff } from '#lambdas/identity/invitations/join-staff.ts';
import { newProfile } from '#lambdas/identity/new-profile.ts';
import { joinKept } from '#lambdas/identity/people/join-kept.ts';
import { peopleStore } from '#lambdas/identity/people/people-store.ts';
import { personInvitations } from '#lambdas/identity/people/person-invitations.ts';
import { profileStore } from '#lambdas/identity/profile-store.ts';
import { rightsStore } from '#lambdas/identity/rights/rights-store.ts';
import type { RoleGroups } from '#lambdas/identity/rights/role-groups.ts';
import { wireAssignment } from '#lambdas/mailboxes/assign/assignment.ts';
import { confirmSignUp } from '#lambdas/mailboxes/assign/confirm-sign-up.ts';
import { repairMailboxes } from '#lambdas/mailboxes/repair/repair-mailboxes.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { call, testDependencies } from '../../support/call.ts';
import { type Faults, startTables } from '../../support/tables.ts';

const unused = async (): Promise<never> => {
  throw new Error('Not for invitations.');
};

/** The attributes of somebody who filled in the form; `invitation` is what the link of a letter gave them. */
export const attributesOf = (
  userId: string,
  email: string,
  invitation?: string,
  { isVerified = true, keptAs }: { readonly isVerified?: boolean; readonly keptAs?: string | undefined } = {},
) => ({
  sub: userId,
  email,
  email_verified: String(isVerified),
  given_name: 'New',
  family_name: 'Clerk',
  'custom:registration': encodeRegistration(
    {
      ...emptyRegistration,
      email,
      password: 'Skybarrel1',
      confirmPassword: 'Skybarrel1',
      firstName: 'New',
      lastName: 'Clerk',
      address_line1: '1 Sample Street',
      city: 'Brooklyn',
      state: 'NY',
      zip_code: '11203',
    },
    { invitation, keptAs },
  ),
});
type Attributes = ReturnType<typeof attributesOf>;

/** Two admins, a pool in memory, and everything that an invitation goes through. */
export const startInviting = async () => {
  const tables = await startTables();
  const pool = new Map<string, Set<WorkingRole>>([
    ['boss', new Set<WorkingRole>(['admin'])],
    ['second', new Set<WorkingRole>(['admin'])],
  ]);
  /** Verified accounts by their address. */
  const accounts = new Map<string, string>([['customer@example.test', 'customer']]);
  const world = {
    now: new Date('2026-11-22T13:30:00.000Z'),
    /** Runs before a role is given in the pool; a test makes it fail. */
    beforeGroup: async (): Promise<void> => {},
  };
  const clock = () => world.now;
  const rolesOf = (userId: string) => workingRoles.filter((role) => pool.get(userId)?.has(role));
  const groups: RoleGroups = {
    of: async (userId) => rolesOf(userId),
    members: async (role) => [...pool.keys()].filter((userId) => pool.get(userId)?.has(role)),
    give: async (userId, role) => {
      await world.beforeGroup();
      pool.set(userId, (pool.get(userId) ?? new Set()).add(role));
    },
    take: async (userId, role) => void pool.get(userId)?.delete(role),
  };
  const factors = {
    find: async (name: string) => {
      const userId = accounts.get(name) ?? (pool.has(name) ? name : undefined);
      return userId === undefined ? undefined : { userId, email: name, name: `Sample ${userId}`, on: false };
    },
    turnOff: async () => {},
  };
  const complaints: unknown[] = [];
  const complain = (message: unknown) => void complaints.push(message);
  const log = { error: complain, warn: complain };
  const serve = () =>
    wire(
      { ...tables.env, USER_POOL_ID: 'pool', STAFF_TWO_STEP: 'offered' },
      {
        ...testDependencies(tables.client(), { clock }),
        endSessions: async () => {},
        refuseOlder: async () => {},
        factors,
        groups,
        pool: { find: unused, ask: unused, set: unused, forgetPassword: unused },
      },
    );
  const ask = (route: string, given: Omit<Parameters<typeof call>[2], 'as'> = {}, by = 'boss') =>
    call(serve(), route, { as: { userId: by, roles: ['admin'] }, ...given });
  const joinWith = (faults: Faults = {}): JoinStaff => {
    const kept = joinKept({
      people: peopleStore(tables.client(faults), tables.profiles),
      invitations: personInvitations(tables.client(faults), tables.profiles),
      clock,
      newId,
    });
    const staff = joinStaff({
      groups,
      invitations: invitationStore(tables.client(faults), tables.profiles),
      rights: rightsStore(tables.client(faults), tables.profiles),
      profiles: profileStore(tables.client(faults), tables.profiles),
      refuseOlder: unused,
      clock,
      newId,
    });
    return async (account, run) => {
      await kept(account, run);
      return staff(account, run);
    };
  };
  const assignment = wireAssignment(tables.env, { client: tables.client(), clock, newId });
  for (const userId of ['boss', 'second', 'customer']) {
    const account: Account = {
      userId,
      email: `${userId}@example.test`,
      given_name: 'Sample',
      family_name: userId,
    };
    const Item = { pk: `USER#${userId}`, sk: 'PROFILE', ...newProfile(account, world.now) };
    await tables.client().send(new PutCommand({ TableName: tables.profiles, Item }));
  }
  return Object.assign(world, {
    tables,
    pool,
    accounts,
    rolesOf,
    ask,
    complaints,
    /** The trigger of the pool, as Cognito calls it when an address is confirmed. */
    confirm: async (attributes: Attributes, faults: Faults = {}) => {
      await confirmSignUp({ assign: assignment.assign, joining: () => joinWith(faults), log })(
        {
          version: '1',
          region: 'us-east-1',
          userPoolId: 'pool',
          userName: attributes.sub,
          callerContext: { awsSdkVersion: '', clientId: '' },
          triggerSource: 'PostConfirmation_ConfirmSignUp',
          request: { userAttributes: attributes },
          response: {},
        },
        { correlationId: 'run-1' },
      );
      accounts.set(attributes.email.toLowerCase(), attributes.sub);
    },
    /** The nightly repair over these accounts, from the beginning. */
    repair: (...all: readonly Attributes[]) =>
      repairMailboxes({
        accounts: {
          page: async () => ({
            accounts: all.map((one) => ({ ...accountOf(one.sub, one), changedAt: world.now })),
          }),
        },
        mailboxes: assignment.mailboxes,
        progress: { read: async () => undefined, save: async (pass) => pass },
        assign: assignment.assign,
        join: joinWith(),
        pauseBetweenPages: async () => undefined,
        clock,
        newId,
        log,
      })({ millisecondsLeft: () => 60_000 }),
    hasMailbox: async (userId: string) => (await assignment.mailboxes.ofOwner(userId)) !== undefined,
    /** What is behind the link of the letter. */
    secretOf: async (email: string) =>
      (await invitationStore(tables.client(), tables.profiles).find(email))?.secret ?? '',
  });
};

export type Inviting = Awaited<ReturnType<typeof startInviting>>;
