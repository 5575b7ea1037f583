import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Booking } from '#domain/bookings/booking.ts';
import type { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import { ok } from '#domain/kernel/result.ts';
import { changing } from '../runtime/aggregate/changing.ts';
import { each, goOnWith, processItems, type Run, runOf, type Step } from '../runtime/aggregate/process.ts';
import { throughLists, walkOn } from '../runtime/aggregate/rebuild.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { expires } from '../runtime/table/expires.ts';
import { walkProgress } from '../runtime/table/walk-progress.ts';
import { write } from '../runtime/table/write.ts';
import type { JobRequest } from '../runtime/triggers/schedule.ts';
import { type BookingStore, bookingStore } from './booking-store.ts';
import { type ChangeDeps, moveBooking } from './change-booking.ts';

export const variables = { BOOKINGS_TABLE: required };
type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId'>;

/** The work that marks everything as done that was open when somebody asked for it. */
const FinishProcess = z.object({
  kind: z.literal('finish'),
  /** User id. */
  by: z.string(),
  at: z.string(),
  doneAt: z.optional(z.string()),
});
type FinishProcess = z.infer<typeof FinishProcess>;

/** What a process is about. There is one at a time: the next one takes its place. */
const ALL = 'bookings';

const processesIn = (client: DynamoDBDocumentClient, TableName: string) =>
  processItems<FinishProcess>(client, {
    TableName,
    partition: 'PROCESSES',
    thingOf: () => ALL,
    parse: (item) => FinishProcess.parse(item),
    turn: { finish: 'at' },
    expires: (now) => expires(now, 'process'),
  });

interface FinishDeps extends ChangeDeps {
  readonly store: BookingStore;
  readonly processes: ReturnType<typeof processesIn>;
  /** False when another one began at the same moment. */
  readonly begin: (process: FinishProcess) => Promise<boolean>;
}

export const finishDeps = (table: string, { client, clock, newId }: Given): FinishDeps => {
  const processes = processesIn(client, table);
  const begin = (process: FinishProcess) => write(client, processes.begins(process));
  return { clock, newId, store: bookingStore(client, table), processes, begin };
};

/** Bookings that a step reads at once. */
const PAGE = 100;

/** Marks open bookings as done, one by one. What was added or opened again after somebody asked stays open. */
const markAsDone =
  (deps: FinishDeps): Step<FinishProcess> =>
  async ({ by, at }, run) => {
    let done = 0;
    let after: string | undefined;
    do {
      const { items, next } = await deps.store.open({ after, limit: PAGE });
      const asked = items.filter(({ changedAt }) => changedAt <= at);
      const move = (id: string) => moveBooking(deps, id, { status: 'DONE' }, { by, ...run.origin });
      done += await each(asked, run, async ({ id }) => (await move(id)).ok);
      if (run.isLate()) return { done, isOver: false };
      after = next;
    } while (after !== undefined);
    return { done, isOver: true };
  };

/** Goes on with a process from wherever it is. Anybody may, also two at once. */
const goOn = (deps: FinishDeps) =>
  goOnWith<FinishProcess>({ finish: { markAsDone: markAsDone(deps) } }, (process) =>
    deps.processes.finish(process, deps.clock()),
  );

/** Open bookings are counted up to this number. */
const MAX_COUNTED = 100;

/** How many bookings are open, and who began to finish them last. */
const progressOf = async ({ store, processes }: FinishDeps) => {
  const [open, last] = await Promise.all([store.countOpen(MAX_COUNTED), processes.find('finish', ALL)]);
  return ok({ open, last: last && { by: last.by, at: last.at, doneAt: last.doneAt } });
};

/** Shows how far the finishing of all bookings is. */
export const showProgress =
  (deps: FinishDeps): UseCase<typeof bookingEndpoints.progress> =>
  async () =>
    progressOf(deps);

/** The request itself works for so long. The schedule does what is left then. */
const REQUEST_WORKS_MS = 3000;

/** Begins to mark everything that is open as done, or goes on with what somebody has begun. */
export const finishAll =
  (deps: FinishDeps): UseCase<typeof bookingEndpoints.finishAll> =>
  async ({ caller, correlationId }) => {
    const { processes, clock, begin } = deps;
    const begun = clock();
    const known = await processes.find('finish', ALL);
    const process: FinishProcess = { kind: 'finish', by: caller.userId, at: begun.toISOString() };
    const isOver = known === undefined || known.doneAt !== undefined;
    const isLate = () => clock().getTime() - begun.getTime() > REQUEST_WORKS_MS;
    // Refused when somebody else began at this moment. The schedule goes on with theirs.
    if (!isOver || (await begin(process)))
      await goOn(deps)(isOver ? process : known, { isLate, origin: { correlationId } });
    return progressOf(deps);
  };

/** Goes on with what somebody has begun and a request could not end. Answers how many bookings are done now. */
export const wireFinishAll = ({ BOOKINGS_TABLE }: EnvOf<typeof variables>, given: Given) => {
  const deps = finishDeps(BOOKINGS_TABLE, given);
  return async (request: JobRequest): Promise<{ readonly done: number }> => {
    const run: Run = runOf(request, given.newId());
    let done = 0;
    await each(await deps.processes.open(), run, async (process) => {
      done += await goOn(deps)(process, run);
      return true;
    });
    return { done };
  };
};

/** Writes what finds the open bookings again: for bookings from before there was a search, or after its terms have changed. */
export const wireRebuild = (
  { BOOKINGS_TABLE }: EnvOf<typeof variables>,
  { client }: Pick<SharedDependencies, 'client'>,
) => {
  const store = bookingStore(client, BOOKINGS_TABLE);
  const progress = walkProgress(client, BOOKINGS_TABLE);
  return async (
    millisecondsLeft: () => number,
  ): Promise<{ readonly isDone: boolean; readonly looked: number }> => {
    let looked = 0;
    const walk = throughLists({ open: store.open }, async ({ id }) => {
      looked += 1;
      await changing<Booking | undefined, Booking, boolean>(
        `The search entries of booking ${id}`,
        { read: () => store.find(id), write: store.makeFound },
        (found) => (found?.status === 'OPEN' ? { change: found, answer: true } : { done: false }),
      );
    });
    const { isDone } = await walkOn(progress, walk, millisecondsLeft);
    return { isDone, looked };
  };
};
