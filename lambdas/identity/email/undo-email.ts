import { UNDO_HEADER } from '#domain/identity/email/email-endpoints.ts';
import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { compose } from '#events/envelope.ts';
import { EmailChangeUndoneV1 } from '#events/identity/email-change-undone.v1.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { EndSessions } from '../end-sessions.ts';
import { type EmailDeps, profileTold } from './change-email.ts';
import type { EmailChange } from './email-store.ts';

interface Deps extends EmailDeps {
  readonly endSessions: EndSessions;
  readonly userPoolId: string;
}

const refused = () =>
  refuse('LINK_REFUSED', 'This link does not work: it is older than seven days, or not complete. Call us.');

/** Writes down that this change, and each one after it, was not that of the owner. */
const write = (deps: Deps, userId: string, change: EmailChange, correlationId: string): Promise<void> =>
  untilWritten(`The addresses of ${userId}`, async () => {
    const { profiles, emails, clock, newId } = deps;
    const [profile, record] = [await profiles.find(userId), await emails.find(userId)];
    const place = record.changes.findIndex(({ id }) => id === change.id);
    if (profile === undefined || record.changes[place]?.undoneAt !== undefined) return;
    const at = clock().toISOString();
    const changes = record.changes.map((one, index) => (index < place ? one : { ...one, undoneAt: at }));
    const undone = compose(
      EmailChangeUndoneV1,
      {
        subject: userId,
        version: record.version + 1,
        at,
        data: { userId, changeId: change.id, undoneAt: at },
      },
      { newId, correlationId },
    );
    const next = { ...record, changes };
    const events = [profileTold(profile, at, { newId, correlationId }), undone];
    if (!(await emails.saveWith(next, profile, { email: change.from, at }, events))) return again;
  });

/**
 * Puts the old address back for whoever has the letter to it. First at the pool, where the address, the password and the sessions of whoever
 * changed it end, then in the profile with the events. A call that failed in between is repeated by the same link.
 */
export const undoEmail =
  (deps: Deps): UseCase<typeof identityEndpoints.undoEmail> =>
  async ({ headers, correlationId }) => {
    const { emails, pool, endSessions, userPoolId, clock, log } = deps;
    const link = await emails.findLink(headers[UNDO_HEADER], clock());
    if (link === undefined) return refused();
    const { userId, changeId } = link;
    const change = (await emails.find(userId)).changes.find(({ id }) => id === changeId);
    if (change === undefined) return refused();
    if (change.undoneAt !== undefined)
      return refuse('LINK_USED', 'This was undone already. Choose a new password, then sign in.');
    const outcome = await pool.set(userId, change.from);
    if (outcome === 'gone') return refused();
    if (outcome === 'taken')
      return refuse(
        'ADDRESS_TAKEN',
        'This address belongs to another account by now. Call us, and we help you.',
      );
    await pool.forgetPassword(userId);
    await endSessions({ userPoolId, userId });
    await write(deps, userId, change, correlationId);
    log.info('A change of an e-mail address was undone', { userId, correlationId });
    return ok({ email: change.from });
  };
