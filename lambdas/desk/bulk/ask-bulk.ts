import { acts } from '#domain/desk/acts.ts';
import type { Act, Bulk } from '#domain/desk/bulk.ts';
import type { deskEndpoints } from '#domain/desk/endpoints.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { BulkActs } from '../../runtime/bulk-row.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { ReadSetting } from '../../settings/index.ts';
import { toldOf } from '../../shipments/index.ts';
import type { StoredBulk } from '../store/bulk-items.ts';
import type { BulkStore, WholeBulk } from '../store/bulk-store.ts';
import { continuedEvent, startedEvent } from './bulk-events.ts';
import { mayDo } from './desk-acts.ts';
import { rowIdOf } from './row-id.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly bulks: BulkStore;
  readonly acts: BulkActs<Act>;
}

/** Bulk changes in the list of somebody's last ones. */
const LAST = 10;

const notYours = ({ do: name }: Act) =>
  refuse('ACT_NOT_YOURS', `You do not have the right to do this: ${acts[name].name}.`);

const noSuchBulk = () => refuse('BULK_NOT_FOUND', 'There is no such bulk change.');

const shown = ({ bulk, results }: WholeBulk): Bulk => ({
  id: bulk.id,
  act: bulk.act,
  by: bulk.by,
  askedAt: bulk.askedAt,
  changedAt:
    results
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? bulk.changedAt,
  ...(bulk.finishedAt === undefined ? {} : { finishedAt: bulk.finishedAt }),
  total: bulk.rows.length,
  results: results.map(({ at: _at, ...result }) => result),
});

/** What would happen to each row, and what people would read of all of them together. */
export const previewBulk =
  ({
    acts: done,
    readSetting,
  }: Pick<Deps, 'acts'> & { readonly readSetting: ReadSetting }): UseCase<typeof deskEndpoints.previewBulk> =>
  async ({ body: { act, ids }, caller, correlationId }) => {
    if (!mayDo(caller, act)) return notYours(act);
    const requests = ids.map((id) => ({ id, caller, correlationId, rowId: rowIdOf(correlationId, id) }));
    const answers = await done.look(act, requests);
    const events = answers.flatMap((answer) => answer.events ?? []);
    return ok({
      rows: answers.map(({ events: _told, ...answer }, at) => ({ id: ids[at] ?? '', ...answer })),
      told: await toldOf(readSetting)(events),
    });
  };

const isSame = (found: StoredBulk, asked: Pick<StoredBulk, 'by' | 'act' | 'rows'>): boolean =>
  found.by === asked.by &&
  JSON.stringify([found.act, found.rows]) === JSON.stringify([asked.act, asked.rows]);

/** Starts a bulk change, once for each key: the second press, or a press after a lost answer, finds the first one. */
export const startBulk =
  ({ bulks, clock, newId }: Deps): UseCase<typeof deskEndpoints.startBulk> =>
  async ({ body: { act, rows }, headers, caller, correlationId }) => {
    if (!mayDo(caller, act)) return notYours(act);
    const now = clock();
    const at = now.toISOString();
    const bulk: StoredBulk = {
      id: headers['idempotency-key'],
      act,
      rows,
      by: caller.userId,
      roles: [...caller.roles],
      askedAt: at,
      changedAt: at,
      version: 1,
    };
    const created = await bulks.create(bulk, startedEvent(bulk, { newId, correlationId }));
    if (created) return ok(shown({ bulk, results: [] }));
    const found = await bulks.whole(bulk.id);
    return found && isSame(found.bulk, bulk)
      ? ok(shown(found))
      : refuse('KEY_USED', 'This was sent before with something else. Load the page again, then try again.');
  };

/** The last bulk changes of the caller. */
export const listBulks =
  ({ bulks }: Pick<Deps, 'bulks'>): UseCase<typeof deskEndpoints.myBulks> =>
  async ({ caller }) =>
    ok({ items: [...(await bulks.last(caller.userId, LAST))] });

const mine = async (bulks: BulkStore, id: string, { userId, roles }: Caller) => {
  const found = await bulks.whole(id);
  return found?.bulk.by === userId || roles.includes('admin') ? found : undefined;
};

/** How far a bulk change is, counted from what is done. */
export const showBulk =
  ({ bulks }: Pick<Deps, 'bulks'>): UseCase<typeof deskEndpoints.showBulk> =>
  async ({ params: { id }, caller }) => {
    const found = await mine(bulks, id, caller);
    return found ? ok(shown(found)) : noSuchBulk();
  };

/** Tells the worker again to go on. Two people who press at once, or a worker that runs, do no harm: a row is changed once. */
export const resumeBulk =
  ({ bulks, clock, newId }: Deps): UseCase<typeof deskEndpoints.resumeBulk> =>
  async ({ params: { id }, caller, correlationId }) => {
    const found = await mine(bulks, id, caller);
    if (!found) return noSuchBulk();
    const { bulk, results } = found;
    if (bulk.finishedAt !== undefined) return ok(shown(found));
    const next = { ...bulk, version: bulk.version + 1, changedAt: clock().toISOString() };
    // False: the worker or somebody else has gone on in between, which is what was asked for.
    await bulks.change(next, continuedEvent(next, caller.userId, { newId, correlationId }));
    return ok(shown({ bulk: next, results }));
  };
