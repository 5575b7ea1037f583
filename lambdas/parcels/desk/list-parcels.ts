import { ok, refuse } from '#domain/kernel/result.ts';
import { searchable } from '#domain/kernel/search.ts';
import type { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import {
  isAnswerable,
  isInList,
  isWholeMailbox,
  type ParcelQuestion,
  waits,
  withMonth,
} from '#domain/parcels/desk/list-question.ts';
import { parcelSearch } from '#domain/parcels/desk/search-terms.ts';
import { summaryOf } from '#domain/parcels/desk/summary.ts';
import { isHere, parcelStates } from '#domain/parcels/lifecycle.ts';
import type { Parcel, ParcelSummary, PlacedParcelHold } from '#domain/parcels/parcel.ts';
import { parcelCode } from '#domain/parcels/reference.ts';
import { readCode } from '#domain/parcels/tracking/read-label.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import { chosenPage } from '../../runtime/table/chosen-page.ts';
import { answerPage, type Page, type PageRequest } from '../../runtime/table/page.ts';
import { type HoldDeps, holdsNow } from '../match/holds-now.ts';
import { closedPartition, openPartition } from '../store/parcel-items.ts';
import type { ListedParcel, ParcelList } from '../store/parcel-list.ts';
import { holdPartition, mailboxPartition, shelfPartition } from '../store/parcel-rows.ts';
import type { ParcelStore } from '../store/parcel-store.ts';

export interface ListDeps extends HoldDeps {
  readonly list: ParcelList;
  readonly parcels: Pick<ParcelStore, 'find' | 'ofNumber'>;
}
/** Reads the narrowest partitions of the index that have all parcels of a question. */
const narrowest = (
  list: Pick<ParcelList, 'through' | 'whole'>,
  question: ParcelQuestion,
  page: PageRequest,
): Promise<Page<ListedParcel>> => {
  const { state, shelf, hold, mailbox, closed } = question;
  const order = waits(question) ? 'oldest' : 'newest';
  const states = state === undefined ? parcelStates : [state];
  if (closed !== undefined)
    return list.whole(
      states.filter((one) => !isHere(one)).map((one) => closedPartition(one, closed)),
      order,
      page,
    );
  if (shelf !== undefined) return list.through([shelfPartition(shelf)], order, page);
  if (hold !== undefined) return list.through([holdPartition(hold)], order, page);
  if (mailbox !== undefined && isWholeMailbox(question))
    return list.through([mailboxPartition(mailbox)], order, page);
  return list.whole(states.filter(isHere).map(openPartition), order, page);
};

/** A parcel of a list, with the holds that it has now where they were looked at. */
interface Held extends ListedParcel {
  readonly holds?: readonly PlacedParcelHold[];
}

const pageOfQuestion = async (
  deps: ListDeps,
  question: ParcelQuestion,
  page: PageRequest,
): Promise<Page<ParcelSummary>> => {
  const read = async (request: PageRequest): Promise<Page<Held>> => {
    const found = await narrowest(deps.list, question, request);
    if (question.hold === undefined) return found;
    const items = await mapConcurrently(found.items, async (listed) => ({
      ...listed,
      holds: await holdsNow(deps, listed.parcel),
    }));
    return { ...found, items };
  };
  const now = deps.clock();
  const { items, ...rest } = await chosenPage<Held>(
    {
      read,
      // The index may lag, too: a row can name a parcel that has moved on.
      isChosen: ({ parcel, holds = [] }) =>
        isInList({ parcel, holds: holds.map(({ kind }) => kind) }, question, now),
      positionOf: ({ position }) => position,
    },
    page,
  );
  return {
    ...rest,
    items: await mapConcurrently(items, async ({ parcel, holds }) =>
      summaryOf(parcel, holds ?? (await holdsNow(deps, parcel))),
    ),
  };
};

/** What has a whole code or tracking number, wherever it is: what has left, too. */
const withNumber = async ({ parcels }: ListDeps, typed: string): Promise<readonly Parcel[]> => {
  const code = parcelCode.from(typed);
  const { tracking } = readCode(typed);
  const [byCode, byNumber] = await Promise.all([
    code === undefined ? undefined : parcels.find(code),
    tracking === undefined ? undefined : parcels.ofNumber(tracking, { consistent: false }),
  ]);
  return byCode === undefined ? (byNumber?.parcels ?? []) : [byCode];
};

const withHolds = (deps: ListDeps, parcels: readonly Parcel[]): Promise<ParcelSummary[]> =>
  mapConcurrently(parcels, async (parcel) => summaryOf(parcel, await holdsNow(deps, parcel)));

/** A page of parcels by what is asked. */
export const listParcels =
  (deps: ListDeps): UseCase<typeof deskParcelEndpoints.deskList> =>
  async ({ query: { cursor, limit, search: typed = '', ...asked } }) => {
    const search = searchable(typed);
    const question = withMonth(asked, deps.clock());
    if (!isAnswerable({ ...question, search }))
      return refuse(
        'ONE_QUESTION_ONLY',
        'Ask for a search alone, for a month with one more filter, or for what is here.',
      );
    const found = search === '' ? [] : await withNumber(deps, typed);
    if (found.length > 0) return ok({ items: await withHolds(deps, found) });
    const name = search ? `search:${search}` : JSON.stringify(question);
    return answerPage(`desk-parcels:${name}`, { cursor, limit }, async (page) => {
      if (search === '') return pageOfQuestion(deps, question, page);
      const matching = await deps.list.matching(parcelSearch(search), page);
      return matching && { ...matching, items: await withHolds(deps, matching.items) };
    });
  };
