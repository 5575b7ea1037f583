import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import {
  INVITATION_DAYS,
  type Invitation,
  invitationState,
} from '#domain/identity/invitations/invitation.ts';
import { DAY_MS } from '#domain/kernel/new-york.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { WorkingRole } from '#domain/kernel/role.ts';
import { compose } from '#events/envelope.ts';
import { StaffInvitationChangedV1 } from '#events/identity/staff-invitation-changed.v1.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import { labelName } from '../new-profile.ts';
import type { ProfileStore } from '../profile-store.ts';
import { settle } from '../rights/settle.ts';
import type { StaffDeps } from '../rights/staff.ts';
import { isStillAdmin, notAdminAnyMore } from '../rights/still-admin.ts';
import type { InvitationStore, StoredInvitation } from './invitation-store.ts';

interface Deps extends StaffDeps {
  readonly invitations: Pick<InvitationStore, 'all' | 'find' | 'findById' | 'save'>;
  readonly profiles: Pick<ProfileStore, 'find' | 'findAll'>;
  readonly newSecret: () => string;
}

const hasAccount = () =>
  refuse(
    'HAS_ACCOUNT',
    'This address has an account already. Find the person under “Someone else” and change their roles.',
  );
const isOpen = () =>
  refuse(
    'INVITATION_OPEN',
    'This address has an open invitation. Change its roles or send it again in the list.',
  );
const notFound = () => refuse('INVITATION_NOT_FOUND', 'This invitation is not there any more.');
const accepted = () =>
  refuse('INVITATION_ACCEPTED', 'They have signed up by this invitation. Change their roles instead.');
const changed = () =>
  refuse('INVITATION_CHANGED', 'Someone else has changed this invitation. Look at it again, then change it.');

/** Invitations as admins see them, the newest first. */
const shown = async (
  { profiles, groups, clock }: Deps,
  invitations: readonly StoredInvitation[],
  signal?: AbortSignal,
): Promise<Invitation[]> => {
  const [found, admins] = await Promise.all([
    profiles.findAll(invitations.map(({ by }) => by)),
    groups.members('admin', signal),
  ]);
  const names = new Map(found.map((profile) => [profile.user_id, labelName(profile)]));
  return invitations
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map(({ version, id, email, roles, by, at, until, acceptedBy, withdrawnAt }) => ({
      ...{ version, id, email, roles, by, at, until },
      ...(acceptedBy === undefined ? {} : { acceptedBy }),
      byName: names.get(by) ?? 'Someone without a profile',
      state: invitationState(
        { until, acceptedBy, withdrawnAt },
        { now: clock(), isByAdmin: admins.includes(by) },
      ),
    }));
};

const answer = async (deps: Deps, invitation: StoredInvitation, signal: AbortSignal) => {
  const [one] = await shown(deps, [invitation], signal);
  return ok(one as Invitation);
};

/** Writes the next version of an invitation with its event; the invitation, or nothing when somebody else was first. */
const save = async (
  { invitations, newId, clock }: Deps,
  invitation: StoredInvitation,
  { what, by }: { readonly what: 'MADE' | 'SENT_AGAIN' | 'WITHDRAWN'; readonly by: string },
  correlationId: string,
): Promise<StoredInvitation | typeof again> => {
  const { id, version, roles } = invitation;
  const at = what === 'WITHDRAWN' ? clock().toISOString() : invitation.at;
  const data = { invitationId: id, what, roles, by, at };
  const event = compose(
    StaffInvitationChangedV1,
    { subject: id, version, at, data },
    { newId, correlationId },
  );
  return (await invitations.save(invitation, event)) ? invitation : again;
};

/** An invitation with a letter that goes out now. */
const sentNow = (
  { clock, newSecret }: Deps,
  before: StoredInvitation | undefined,
  next: { readonly id: string; readonly email: string; readonly by: string; readonly order: string } & {
    readonly roles: readonly WorkingRole[];
  },
): StoredInvitation => {
  const now = clock();
  return {
    ...next,
    roles: [...next.roles],
    at: now.toISOString(),
    until: new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString(),
    // The letter before leads to the same.
    secret: before?.id === next.id ? before.secret : newSecret(),
    version: (before?.version ?? 0) + 1,
  };
};

const stateOf = async (deps: Deps, invitation: StoredInvitation) =>
  invitationState(invitation, { now: deps.clock(), isByAdmin: await isStillAdmin(deps, invitation.by) });

/** Lists who was invited. What was left half done of somebody who has signed up is completed first. */
export const listInvitations =
  (deps: Deps): UseCase<typeof identityEndpoints.invitations> =>
  async ({ correlationId, signal }) => {
    const all = await deps.invitations.all();
    const joined = all.flatMap(({ acceptedBy }) => (acceptedBy === undefined ? [] : [acceptedBy]));
    await mapConcurrently(joined, (userId) => settle(deps, userId, correlationId));
    return ok({ invitations: await shown(deps, all, signal) });
  };

/** Invites an address without an account. */
export const invite =
  (deps: Deps): UseCase<typeof identityEndpoints.invite> =>
  async ({ body: { id, email, roles }, caller: { userId: by }, correlationId, signal }) => {
    const saved = await untilWritten(`The invitation ${id}`, async () => {
      if (!(await isStillAdmin(deps, by))) return notAdminAnyMore();
      const before = await deps.invitations.find(email);
      if (before?.id === id) return before;
      if ((await deps.factors.find(email, signal)) !== undefined) return hasAccount();
      if (before && (await stateOf(deps, before)) === 'OPEN') return isOpen();
      const made = sentNow(deps, before, { id, email, roles, by, order: id });
      return save(deps, made, { what: 'MADE', by }, correlationId);
    });
    return 'ok' in saved ? saved : answer(deps, saved, signal);
  };

/** Sends the letter again, with the roles that it is for from now on. One that ended, was withdrawn or is void is good again. */
export const sendInvitation =
  (deps: Deps): UseCase<typeof identityEndpoints.sendInvitation> =>
  async ({ params: { invitationId }, body, caller: { userId: by }, correlationId, signal }) => {
    const saved = await untilWritten(`The invitation ${invitationId}`, async () => {
      if (!(await isStillAdmin(deps, by))) return notAdminAnyMore();
      const before = await deps.invitations.findById(invitationId);
      if (before === undefined) return notFound();
      if (before.order === body.id) return before;
      if (before.acceptedBy !== undefined) return accepted();
      if (before.version !== body.version) return changed();
      const { id, email } = before;
      if ((await deps.factors.find(email, signal)) !== undefined) return hasAccount();
      const next = sentNow(deps, before, { id, email, roles: body.roles, by, order: body.id });
      return save(deps, next, { what: 'SENT_AGAIN', by }, correlationId);
    });
    return 'ok' in saved ? saved : answer(deps, saved, signal);
  };

/** Takes an invitation back. */
export const withdrawInvitation =
  (deps: Deps): UseCase<typeof identityEndpoints.withdrawInvitation> =>
  async ({ params: { invitationId }, caller: { userId: by }, correlationId, signal }) => {
    const saved = await untilWritten(`The invitation ${invitationId}`, async () => {
      if (!(await isStillAdmin(deps, by))) return notAdminAnyMore();
      const before = await deps.invitations.findById(invitationId);
      if (before === undefined) return notFound();
      if (before.acceptedBy !== undefined) return accepted();
      if (before.withdrawnAt !== undefined) return before;
      const next = { ...before, withdrawnAt: deps.clock().toISOString(), version: before.version + 1 };
      return save(deps, next, { what: 'WITHDRAWN', by }, correlationId);
    });
    return 'ok' in saved ? saved : answer(deps, saved, signal);
  };
