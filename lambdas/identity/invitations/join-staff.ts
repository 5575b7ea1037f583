import { INVITED, invitationState } from '#domain/identity/invitations/invitation.ts';
import { rolesAfter } from '#domain/identity/rights.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import { type Account, invitationOf } from '../account.ts';
import { newProfile } from '../new-profile.ts';
import type { RightsStore } from '../rights/rights-store.ts';
import { type SettleDeps, settle } from '../rights/settle.ts';
import { isStillAdmin } from '../rights/still-admin.ts';
import type { InvitationStore, StoredInvitation } from './invitation-store.ts';

interface Deps extends SettleDeps {
  readonly invitations: Pick<InvitationStore, 'find' | 'joined' | 'accepting'>;
  readonly rights: Pick<RightsStore, 'find' | 'turn' | 'begin' | 'finish'>;
}

interface Run {
  readonly correlationId: string;
  readonly signal?: AbortSignal | undefined;
}

/** Gives the roles of the invitation by whose letter an account was registered. True when they work here by one: they get no mailbox. */
export type JoinStaff = (account: Account, run: Run) => Promise<boolean>;

/** The invitation that an account may take: of its address, by its letter, and still good. */
const openFor = async (
  { invitations, clock }: Deps,
  { email }: Account,
  secret: string,
  { signal }: Run,
): Promise<StoredInvitation | undefined> => {
  const invitation = await invitations.find(email.trim().toLowerCase(), signal);
  if (invitation?.secret !== secret) return undefined;
  // Whether its admin still is one is asked below, within the turn.
  const state = invitationState(invitation, { now: clock(), isByAdmin: true });
  return state === 'OPEN' ? invitation : undefined;
};

/** One try to keep the decision. Answers the id of the invitation, or nothing when there is none to take. */
const decide = async (deps: Deps, account: Account, secret: string, run: Run) => {
  const { groups, rights, invitations, clock } = deps;
  const { userId } = account;
  const joined = await invitations.joined(userId, run.signal);
  if (joined !== undefined) return joined.invitationId;
  const invitation = await openFor(deps, account, secret, run);
  if (invitation === undefined) return undefined;
  const turn = await rights.turn(run.signal);
  if (!(await isStillAdmin(deps, invitation.by))) return undefined;
  const [stored, held] = await Promise.all([rights.find(userId, run.signal), groups.of(userId, run.signal)]);
  const { id, by, roles } = invitation;
  const now = clock();
  const at = now.toISOString();
  const before = [...held];
  const after = rolesAfter(before, { give: roles, take: [] });
  const change = { id, at, userId, by, before, after, reason: INVITED };
  const together = invitations.accepting(invitation, newProfile(account, now), at);
  return (await rights.begin(stored, change, turn, together)) === undefined ? id : again;
};

/**
 * Whoever confirms an address by a sign-up through the letter that invited it works here from then on. The decision is kept first,
 * together with the invitation that it uses up; then the pool is changed (`settle`). Whatever stops it in between, the next call or the next
 * look of an admin completes it. An address that is not confirmed, another letter, an invitation that ended, was withdrawn, or is of
 * somebody who is not an admin any more gives nothing.
 */
export const joinStaff =
  (deps: Deps): JoinStaff =>
  async (account, run) => {
    const secret = invitationOf(account);
    if (secret === undefined || account.emailVerified !== true) return false;
    const id = await untilWritten(`The invitation of ${account.userId}`, () =>
      decide(deps, account, secret, run),
    );
    if (id === undefined) return false;
    const { pending } = await deps.rights.find(account.userId, run.signal);
    // A later change of an admin is completed by the next look at this person.
    if (pending?.id === id) await settle(deps, account.userId, run.correlationId);
    return true;
  };
