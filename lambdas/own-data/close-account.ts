import { ok, refuse } from '#domain/kernel/result.ts';
import { hasJustSignedIn, worksHere } from '#domain/kernel/role.ts';
import type { ownDataEndpoints } from '#domain/own-data/endpoints.ts';
import type { AccountClosings, SignIn } from '../identity/index.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { Log } from '../runtime/logger.ts';
import type { Whom } from '../runtime/of-person.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { papersOf } from './kept-papers.ts';
import { type Source, waitsOf } from './sources.ts';

interface Showing {
  readonly whoIs: (userId: string) => Promise<Whom>;
  readonly sourcesFor: (correlationId: string) => readonly Source[];
}

interface Closing extends Showing, Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly closings: Pick<AccountClosings, 'begin'>;
  readonly signIn: Pick<SignIn, 'end'>;
  readonly log: Pick<Log, 'info'>;
}

/** Shows what the caller has to settle before they can leave, and what stays then. */
export const showClosing =
  ({ whoIs, sourcesFor }: Showing): UseCase<typeof ownDataEndpoints.closing> =>
  async ({ caller, correlationId }) => {
    const sources = sourcesFor(correlationId);
    const whom = await whoIs(caller.userId);
    const [waits, papers] = await Promise.all([waitsOf(sources, whom), papersOf(sources, whom)]);
    return ok({ waits: [...waits], papers: [...papers], worksHere: worksHere(caller) });
  };

/**
 * Closes the account of the caller: it is written down with the event by which everything is forgotten, and sign-in ends. Whoever calls
 * again while it is under way gets the same answer.
 */
export const closeAccount =
  ({
    whoIs,
    sourcesFor,
    closings,
    signIn,
    clock,
    newId,
    log,
  }: Closing): UseCase<typeof ownDataEndpoints.close> =>
  async ({ caller, correlationId }) => {
    const { userId } = caller;
    const now = clock();
    if (!hasJustSignedIn(caller, now))
      return refuse('SIGN_IN_AGAIN', 'Enter your password again, so that nobody else closes your account.');
    if (worksHere(caller))
      return refuse(
        'WORKS_HERE',
        'You work here. Ask an admin to take your roles first, then close your account.',
      );
    const waits = await waitsOf(sourcesFor(correlationId), await whoIs(userId));
    if (waits.length > 0)
      return refuse('SOMETHING_WAITS', 'Before we can close your account, some things have to be settled.', {
        waits: [...waits],
      });
    const closing = await closings.begin(userId, now, { newId, correlationId });
    if (closing === undefined)
      throw new Error('The closing of an account could not begin: others kept writing.');
    await signIn.end(userId);
    log.info('A person closes their account', { userId, correlationId });
    return ok({ closedAt: closing.at });
  };
