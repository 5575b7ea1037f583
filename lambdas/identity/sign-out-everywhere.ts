import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { Log } from '../runtime/logger.ts';
import type { EndSessions } from './end-sessions.ts';

interface Deps {
  readonly endSessions: EndSessions;
  readonly userPoolId: string;
  readonly log: Pick<Log, 'info'>;
}

/** Ends every session of the caller, including the current one. */
export const signOutEverywhere =
  ({ endSessions, userPoolId, log }: Deps): UseCase<typeof identityEndpoints.endSessions> =>
  async ({ caller: { userId }, correlationId, signal }) => {
    await endSessions({ userPoolId, userId }, signal);
    log.info('Someone signed out everywhere', { userId, correlationId });
    return ok({});
  };
