import { CODES_AN_HOUR, EMAIL_CODE_HOURS } from '#domain/identity/email/email-endpoints.ts';
import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { Profile } from '#domain/identity/profile.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { hasJustSignedIn } from '#domain/kernel/role.ts';
import { compose } from '#events/envelope.ts';
import { EmailChangedV1 } from '#events/identity/email-changed.v1.ts';
import { ProfileChangedV2 } from '#events/identity/profile-changed.v2.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Log } from '../../runtime/logger.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { ProfileStore } from '../profile-store.ts';
import { profileNotFound } from '../show-profile.ts';
import type { EmailRecord, EmailStore } from './email-store.ts';
import type { PoolEmail } from './pool-email.ts';

export interface EmailDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly emails: EmailStore;
  readonly pool: PoolEmail;
  readonly log: Pick<Log, 'info'>;
}

const HOUR_MS = 3_600_000;

/** Of these instants, those of the last hour. */
const withinTheHour = (instants: readonly string[], now: Date): readonly string[] =>
  instants.filter((at) => now.getTime() - Date.parse(at) < HOUR_MS);

/** Whether somebody has asked for a code on our page within the last hour: otherwise the pool sends none, whoever calls it. */
export const hasAsked =
  ({ emails, clock }: Pick<EmailDeps, 'emails' | 'clock'>) =>
  async (userId: string): Promise<boolean> =>
    withinTheHour((await emails.find(userId)).asked, clock()).length > 0;

/** Notes the question and the address, unless there were too many questions in the last hour. */
const noted = ({ emails }: EmailDeps, userId: string, to: string, now: Date): Promise<boolean> =>
  untilWritten(`The addresses of ${userId}`, async () => {
    const record = await emails.find(userId);
    const asked = withinTheHour(record.asked, now);
    if (asked.length >= CODES_AN_HOUR) return false;
    const at = now.toISOString();
    return (await emails.save(userId, { ...record, asked: [...asked, at], pending: { to, at } })) || again;
  });

/** The address to which a code went that still works. It is noted for an address that has an account too, to which none went. */
const askedNow = ({ pending }: EmailRecord, now: Date): { readonly asked?: string } =>
  pending !== undefined && now.getTime() - Date.parse(pending.at) < EMAIL_CODE_HOURS * HOUR_MS
    ? { asked: pending.to }
    : {};

/** Has the pool send a code to another address. Whether somebody else has an account with it is told to nobody. */
export const askEmail =
  (deps: EmailDeps): UseCase<typeof identityEndpoints.askEmail> =>
  async ({ body: { email }, caller, correlationId }) => {
    const { userId } = caller;
    const now = deps.clock();
    if (!hasJustSignedIn(caller, now))
      return refuse('SIGN_IN_AGAIN', 'Enter your password again, so that nobody else changes your e-mail.');
    const profile = await deps.profiles.find(userId);
    if (profile === undefined) return profileNotFound();
    if (profile.email.toLowerCase() === email)
      return refuse('SAME_EMAIL', 'You sign in with this address already.');
    if (!(await noted(deps, userId, email, now)))
      return refuse('TOO_MANY_CODES', 'You asked for several codes. Wait an hour, then try again.');
    const outcome = await deps.pool.ask(userId, email);
    deps.log.info('A person wants another e-mail address', { userId, outcome, correlationId });
    return ok({});
  };

/** The events of an account with another address in its profile. */
export const profileTold = (
  { user_id: userId, version }: Profile,
  at: string,
  origin: { readonly newId: () => string; readonly correlationId: string },
) =>
  compose(
    ProfileChangedV2,
    { subject: userId, version: version + 1, at, data: { userId, changedAt: at } },
    origin,
  );

/**
 * The address that is valid now. Whoever confirms a code does so at the pool, which tells us nothing: here, what it has is written into the
 * profile, together with the event by which the old address is told and everything else follows. A lost call is made up for by the next.
 */
export const ownEmail =
  ({ profiles, emails, pool, clock, newId }: EmailDeps): UseCase<typeof identityEndpoints.ownEmail> =>
  async ({ caller: { userId }, correlationId }) => {
    const settled = await untilWritten(`The address of ${userId}`, async () => {
      const [email, profile] = await Promise.all([pool.find(userId), profiles.find(userId)]);
      if (email === undefined || profile === undefined) return undefined;
      const [record, now] = [await emails.find(userId), clock()];
      if (profile.email.toLowerCase() === email) return { email: profile.email, ...askedNow(record, now) };
      const at = now.toISOString();
      const change = { id: newId(), from: profile.email, to: email, at };
      const changed = compose(
        EmailChangedV1,
        {
          subject: userId,
          version: record.version + 1,
          at,
          data: { userId, changeId: change.id, changedAt: at },
        },
        { newId, correlationId },
      );
      const next = { ...record, changes: [...record.changes, change] };
      const events = [profileTold(profile, at, { newId, correlationId }), changed];
      return (await emails.saveWith(next, profile, { email, at }, events)) ? { email } : again;
    });
    return settled === undefined ? profileNotFound() : ok(settled);
  };
