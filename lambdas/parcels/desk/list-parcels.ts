import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { searchable } from '#domain/kernel/search.ts';
import type { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import { parcelSearch } from '#domain/parcels/desk/search-terms.ts';
import { summaryOf } from '#domain/parcels/desk/summary.ts';
import type { ParcelHold } from '#domain/parcels/holds/hold-kinds.ts';
import { isHere, type ParcelState, parcelStates } from '#domain/parcels/lifecycle.ts';
import type { Parcel, ParcelSummary } from '#domain/parcels/parcel.ts';
import { parcelCode } from '#domain/parcels/parcel-code.ts';
import { readCode } from '#domain/parcels/tracking/read-label.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import { answerPage, type Page, type PageRequest } from '../../runtime/table/page.ts';
import { type HoldDeps, holdsNow } from '../match/holds-now.ts';
import { closedPartition, openPartition } from '../store/parcel-items.ts';
import type { ParcelList } from '../store/parcel-list.ts';
import { holdPartition, mailboxPartition, shelfPartition } from '../store/parcel-rows.ts';
import type { ParcelStore } from '../store/parcel-store.ts';

export interface ListDeps extends HoldDeps {
  readonly list: ParcelList;
  readonly parcels: Pick<ParcelStore, 'find' | 'ofNumber'>;
}
type Query = UseCaseRequest<typeof deskParcelEndpoints.deskList>['query'];

const questions = ['state', 'shelf', 'hold', 'mailbox', 'closed', 'search'] as const;

/** What somebody still has to do with: who waits longest comes first. */
const waits: readonly ParcelState[] = ['UNIDENTIFIED', 'RETURNING'];

/** A parcel with the holds that it has now. */
interface Held {
  readonly parcel: Parcel;
  readonly holds: readonly { readonly kind: ParcelHold }[];
}

/** What answers a question: where parcels are listed, in which order, and which of them. The index may lag: a row can name one that has moved on. */
interface Answer {
  readonly read: (page: PageRequest) => Promise<Page<Parcel> | undefined>;
  readonly only?: (held: Held) => boolean;
}

const ofState = ({ list, clock }: ListDeps, state: ParcelState): Answer => {
  const order = waits.includes(state) ? 'oldest' : 'newest';
  // Of what has left, that of this month.
  const partition = isHere(state)
    ? openPartition(state)
    : closedPartition(state, newYorkDay(clock()).slice(0, 7));
  return {
    read: (page) => list.whole([partition], order, page),
    only: ({ parcel }) => parcel.state === state,
  };
};

const answerTo = (deps: ListDeps, query: Query, search: string): Answer => {
  const { list } = deps;
  const { state, shelf, hold, mailbox, closed } = query;
  if (search !== '') return { read: (page) => list.matching(parcelSearch(search), page) };
  if (state !== undefined) return ofState(deps, state);
  if (shelf !== undefined)
    return {
      read: (page) => list.through([shelfPartition(shelf)], 'newest', page),
      only: ({ parcel }) => parcel.shelf === shelf,
    };
  if (hold !== undefined)
    return {
      read: (page) => list.through([holdPartition(hold)], 'oldest', page),
      only: ({ holds }) => holds.some(({ kind }) => kind === hold),
    };
  if (mailbox !== undefined)
    return {
      read: (page) => list.through([mailboxPartition(mailbox)], 'newest', page),
      only: ({ parcel }) => parcel.mailbox === mailbox,
    };
  const partitions =
    closed === undefined
      ? parcelStates.filter(isHere).map(openPartition)
      : parcelStates.filter((one) => !isHere(one)).map((one) => closedPartition(one, closed));
  return { read: (page) => list.whole(partitions, 'newest', page) };
};

const pageOf = async (
  deps: ListDeps,
  { read, only = () => true }: Answer,
  page: PageRequest,
): Promise<Page<ParcelSummary> | undefined> => {
  const found = await read(page);
  if (found === undefined) return undefined;
  const held = await mapConcurrently(found.items, async (parcel) => ({
    parcel,
    holds: await holdsNow(deps, parcel),
  }));
  return { ...found, items: held.filter(only).map(({ parcel, holds }) => summaryOf(parcel, holds)) };
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

/** A page of parcels by one question. */
export const listParcels =
  (deps: ListDeps): UseCase<typeof deskParcelEndpoints.deskList> =>
  async ({ query }) => {
    const typed = query.search ?? '';
    const search = searchable(typed);
    const asked = questions.filter((one) => (one === 'search' ? search !== '' : query[one] !== undefined));
    if (asked.length > 1)
      return refuse(
        'ONE_QUESTION_ONLY',
        'Ask for one of them: a state, a shelf, a hold, a mailbox, a month or a search.',
      );
    const found = search === '' ? [] : await withNumber(deps, typed);
    if (found.length > 0)
      return ok({
        items: await Promise.all(
          found.map(async (parcel) => summaryOf(parcel, await holdsNow(deps, parcel))),
        ),
      });
    const [question] = asked;
    const name = question === undefined ? 'here' : `${question}:${search || query[question]}`;
    const answer = answerTo(deps, query, search);
    return answerPage(`desk-parcels:${name}`, query, (page) => pageOf(deps, answer, page));
  };
