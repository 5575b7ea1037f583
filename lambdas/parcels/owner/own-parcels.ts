import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok } from '#domain/kernel/result.ts';
import { COUNTED, ownCounts } from '#domain/parcels/owner/own-counts.ts';
import type { ownCountsEndpoints } from '#domain/parcels/owner/own-counts-endpoint.ts';
import type { ownParcelEndpoints } from '#domain/parcels/owner/own-endpoints.ts';
import type { ParcelEntry } from '#domain/parcels/parcel.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import { noSuchParcel } from '../change/change-parcel.ts';
import type { AlertList } from '../store/alert-list.ts';
import type { ParcelList } from '../store/parcel-list.ts';
import type { ParcelStore } from '../store/parcel-store.ts';
import { allAsOwn, asOwn, type ViewDeps } from './own-answer.ts';

export interface ReadDeps extends ViewDeps {
  readonly list: Pick<ParcelList, 'ofOwner'>;
  readonly alertList: Pick<AlertList, 'countOpen'>;
  readonly parcels: Pick<ParcelStore, 'whole'>;
}

/** A page of the caller's parcels, newest first. */
export const listOwn =
  (deps: ReadDeps): UseCase<typeof ownParcelEndpoints.mine> =>
  async ({ query, caller }) =>
    answerPage(`parcels:${caller.userId}:${query.which}`, query, async (page) => {
      const { items, ...rest } = await deps.list.ofOwner(idsOf(caller), query.which, page);
      return { ...rest, items: await allAsOwn(deps, items) };
    });

/** What is in the caller's mailbox and what it needs, for their first screen. */
export const countOwn =
  (deps: ReadDeps): UseCase<typeof ownCountsEndpoints.ownCounts> =>
  async ({ caller }) => {
    const ids = idsOf(caller);
    const [{ items }, expected] = await Promise.all([
      deps.list.ofOwner(ids, 'here', { after: undefined, limit: COUNTED }),
      deps.alertList.countOpen(ids, COUNTED),
    ]);
    return ok(ownCounts(await allAsOwn(deps, items), expected));
  };

/** What staff do among themselves with a parcel, and what ends that it is somebody's. */
const notShown: readonly ParcelEntry['what'][] = ['note', 'moved', 'unassigned', 'not-mine'];

/** Whether an entry is of the time since a parcel is its owner's. Given from one to the other, both are written at one instant. */
const isSince = ({ what, at }: ParcelEntry, from: string): boolean =>
  what === 'received' || at > from || (at === from && what === 'assigned');

/** How we know whose it is was written for colleagues: it may name who had it before. */
const withoutText = <Entry extends Pick<ParcelEntry, 'text'>>({
  text,
  ...entry
}: Entry): Omit<Entry, 'text'> => entry;

/** The history since the parcel is the caller's, and its arrival: what was between concerns somebody else. */
const ownHistory = (history: readonly ParcelEntry[], from: string) =>
  history
    .filter((entry) => !notShown.includes(entry.what) && isSince(entry, from))
    .map(({ by, changed, ...entry }) => (entry.what === 'assigned' ? withoutText(entry) : entry));

/** One of the caller's parcels, with what happened to it. One of somebody else is not found, like one that does not exist. */
export const showOwn =
  (deps: ReadDeps): UseCase<typeof ownParcelEndpoints.show> =>
  async ({ params: { code }, caller }) => {
    const found = await deps.parcels.whole(code);
    const ownerId = found?.parcel.ownerId;
    if (found === undefined || ownerId === undefined || !idsOf(caller).includes(ownerId))
      return noSuchParcel();
    const { parcel, history } = found;
    const since = parcel.before.at(-1)?.to ?? '';
    return ok({ parcel: await asOwn(deps, parcel), history: ownHistory(history, since) });
  };
