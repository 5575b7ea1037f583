import type { Act, BulkRow, RowResult } from '#domain/desk/bulk.ts';
import { LEG_ROWS } from '#domain/desk/limits.ts';
import type { Caller, Role } from '#domain/kernel/role.ts';
import type { BulkActs, BulkAnswer } from '../../runtime/bulk-row.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { StoredBulk } from '../store/bulk-items.ts';
import type { BulkStore } from '../store/bulk-store.ts';
import { continuedEvent, finishedEvent } from './bulk-events.ts';
import { mayDo } from './desk-acts.ts';
import { rowIdOf } from './row-id.ts';

export interface WorkDeps extends Pick<SharedDependencies, 'clock' | 'newId' | 'log'> {
  readonly bulks: BulkStore;
  readonly acts: BulkActs<Act>;
  /** The roles that a person has now; none for somebody who has left. */
  readonly rolesOf: (userId: string) => Promise<readonly Role[]>;
  readonly pause: Pause;
}

/** A row that meets others, or a hiccup of the network, goes through within a few tries. */
const TRIES = 3;

const noRight: BulkAnswer = {
  outcome: 'refused',
  code: 'NO_LONGER_ALLOWED',
  text: 'Whoever started this no longer has the right to do it.',
};
const failed: BulkAnswer = {
  outcome: 'refused',
  code: 'FAILED',
  text: 'Something went wrong on our side, and nothing was changed. Try this one again.',
};

const resultOf = (id: string, { outcome, code, text }: BulkAnswer): RowResult => ({
  id,
  outcome,
  ...(code === undefined ? {} : { code }),
  ...(text === undefined ? {} : { text }),
});

/** Only what the person might do when they asked, and still may. */
const callerOf = async ({ by, roles }: StoredBulk, rolesOf: WorkDeps['rolesOf']): Promise<Caller> => {
  const now = await rolesOf(by);
  return { userId: by, roles: roles.filter((role) => now.includes(role)) };
};

/** Does one row, once. What happened to it is known afterwards, or this throws. */
const doRow = async (
  { bulks, acts, clock, pause, log }: WorkDeps,
  bulk: StoredBulk,
  { id, version }: BulkRow,
  { caller, correlationId }: { readonly caller: Caller; readonly correlationId: string },
): Promise<void> => {
  const at = clock().toISOString();
  const tryIt = async (): Promise<BulkAnswer> => {
    if (!mayDo(caller, bulk.act)) return noRight;
    const proof = bulks.proof(bulk, { id, outcome: 'changed' }, at);
    return acts.run(bulk.act, { id, version, caller, correlationId, rowId: rowIdOf(bulk.id, id), proof });
  };
  let answer: BulkAnswer = failed;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      answer = await tryIt();
      break;
    } catch (failure) {
      // The proof may have been written although no answer came, or by another worker.
      if (await bulks.isKnown(bulk, id)) return;
      log.warn('A row of a bulk change failed', { bulk: bulk.id, attempt, failure });
      if (attempt < TRIES) await pause(attempt);
    }
  }
  // One that was changed has its result already: it was written with the change. One that failed is refused for good by this: what
  // was sent and may still arrive finds the result there.
  if (answer.outcome !== 'changed') await bulks.keep(bulk, resultOf(id, answer), at);
};

/**
 * Does the next rows of a bulk change and hands on the rest, or finishes it. Safe to run twice, at the same time and after a kill
 * at any moment: what is done is counted from the results, and each is written in the transaction that changed its row.
 */
export const workOnBulk =
  (deps: WorkDeps) =>
  async (id: string, correlationId: string): Promise<void> => {
    const { bulks, clock, newId } = deps;
    const found = await bulks.whole(id);
    if (!found || found.bulk.finishedAt !== undefined) return;
    const { bulk } = found;
    const known = new Set(found.results.map((result) => result.id));
    const waiting = bulk.rows.filter((row) => !known.has(row.id));
    const caller = await callerOf(bulk, deps.rolesOf);
    for (const row of waiting.slice(0, LEG_ROWS)) await doRow(deps, bulk, row, { caller, correlationId });
    const changedAt = clock().toISOString();
    const next = { ...bulk, version: bulk.version + 1, changedAt };
    const origin = { newId, correlationId };
    if (waiting.length > LEG_ROWS) {
      // False: another worker has handed on the same rest.
      await bulks.change(next, continuedEvent(next, 'system', origin));
      return;
    }
    const finished = { ...next, finishedAt: changedAt };
    const results = (await bulks.whole(id))?.results ?? [];
    await bulks.change(finished, finishedEvent({ bulk: finished, results }, origin));
  };
