import type { EventOf } from '#events/envelope.ts';
import type { AccountClosedV1 } from '#events/identity/account-closed.v1.ts';
import type { AccountClosings, Closing, SignIn } from '../../identity/index.ts';
import { each, type Run, runOf } from '../../runtime/aggregate/process.ts';
import type { Log } from '../../runtime/logger.ts';
import type { Whom } from '../../runtime/of-person.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { JobRequest } from '../../runtime/triggers/schedule.ts';
import { papersOf } from '../kept-papers.ts';
import { type Source, waitsOf } from '../sources.ts';
import { forgetParts } from './forget-parts.ts';
import type { SendLast } from './last-letter.ts';

export interface ForgetDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly closings: Pick<AccountClosings, 'find' | 'open' | 'finish' | 'goOn'>;
  readonly signIn: SignIn;
  readonly whoIs: (userId: string) => Promise<Whom>;
  readonly sourcesFor: (correlationId: string) => readonly Source[];
  readonly sendLast: SendLast;
  readonly log: Pick<Log, 'info'>;
}

/**
 * Looks once more when nobody can sign in any more: what was booked in the last second counts. Then the account opens again, and its owner
 * is told why. Once forgetting has begun it goes on to its end.
 */
const mayForget = async (
  deps: ForgetDeps,
  closing: Closing,
  sources: readonly Source[],
): Promise<boolean> => {
  if (closing.forgettingSince !== undefined) return true;
  const whom = await deps.whoIs(closing.by);
  const waits = await waitsOf(sources, whom);
  if (waits.length === 0) {
    await deps.closings.goOn(closing, deps.clock());
    return true;
  }
  await deps.signIn.allow(closing.by);
  await deps.sendLast(closing, whom, { stays: waits.map(({ words }) => words) });
  await deps.closings.finish(closing, deps.clock());
  deps.log.info('An account stays open: something waits', { userId: closing.by, count: waits.length });
  return false;
};

/**
 * Goes on with a closing from wherever it is: sign-in ends, every domain forgets, the last letter goes out, and the account itself is
 * removed. Each step finds out what is left of it, so that a run that was killed is simply done again.
 */
const goOnForgetting =
  (deps: ForgetDeps) =>
  async (closing: Closing, run: Run): Promise<boolean> => {
    const userId = closing.by;
    const sources = deps.sourcesFor(run.origin.correlationId);
    await deps.signIn.end(userId);
    if (!(await mayForget(deps, closing, sources))) return true;
    const whom = await deps.whoIs(userId);
    // Who somebody is goes last, and only after the letter that needs their address.
    for (const source of sources.slice(0, -1)) {
      if (!(await forgetParts(source, whom, run.isLate)).isOver) return false;
    }
    await deps.sendLast(closing, whom, { keeps: await papersOf(sources, whom) });
    await deps.signIn.remove(userId);
    for (const source of sources.slice(-1)) {
      if (!(await forgetParts(source, whom, run.isLate)).isOver) return false;
    }
    await deps.closings.finish(closing, deps.clock());
    deps.log.info('An account is closed, and its person is forgotten', { userId });
    return true;
  };

/** Goes on with the closing that an event began. One that is over, or that a later one has replaced, is left alone. */
export const forgetPerson =
  (deps: ForgetDeps) =>
  async (
    { data: { userId, closedAt }, correlationId }: EventOf<typeof AccountClosedV1>,
    request: JobRequest,
  ): Promise<void> => {
    const closing = await deps.closings.find(userId);
    if (closing === undefined || closing.doneAt !== undefined || closing.at !== closedAt) return;
    await goOnForgetting(deps)(closing, runOf(request, correlationId));
  };

/** Goes on with everything that was not finished, such as after a run that was killed. */
export const forgetRest =
  (deps: ForgetDeps) =>
  async (request: JobRequest): Promise<{ readonly closed: number }> => {
    const run = runOf(request, deps.newId());
    const closed = await each(await deps.closings.open(), run, (closing) =>
      goOnForgetting(deps)(closing, run),
    );
    return { closed };
  };
