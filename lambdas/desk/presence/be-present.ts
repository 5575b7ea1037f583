import type { deskEndpoints } from '#domain/desk/endpoints.ts';
import { PRESENCE_KEPT_SECONDS } from '#domain/desk/limits.ts';
import { presenceOf } from '#domain/desk/presence.ts';
import { may } from '#domain/kernel/permissions.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { PresenceStore } from '../store/presence-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly presence: PresenceStore;
}

/** Keeps that the caller has something open, and answers who else has. */
export const bePresent =
  ({ presence, clock }: Deps): UseCase<typeof deskEndpoints.presence> =>
  async ({ body: { subject, edits }, caller }) => {
    if (!may(caller, presenceOf[subject.list]))
      return refuse('NOT_YOURS_TO_SEE', 'You do not have the right to see this.');
    const now = clock();
    const since = new Date(now.getTime() - PRESENCE_KEPT_SECONDS * 1000).toISOString();
    await presence.keep(subject, { userId: caller.userId, edits }, now);
    const here = await presence.since(subject, since);
    return ok({ others: here.filter(({ userId }) => userId !== caller.userId) });
  };
