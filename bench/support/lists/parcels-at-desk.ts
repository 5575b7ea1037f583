import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { ParcelHold } from '#domain/parcels/holds/hold-kinds.ts';
import { isHere, type ParcelState, parcelStates } from '#domain/parcels/lifecycle.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { parcelItem } from '#lambdas/parcels/store/parcel-items.ts';
import { holdPartition, mailboxPartition, shelfPartition } from '#lambdas/parcels/store/parcel-rows.ts';
import {
  besideClosed,
  combinationsOf,
  counted,
  FOUND,
  type MeasuredList,
  minuteOf,
} from './measured-list.ts';
import {
  atDesk,
  type ChangeOf,
  declared,
  inList,
  inPartition,
  MAILBOX,
  parcelOf,
  rowsOf,
  searched,
  whole,
} from './parcel-rows.ts';

const here = parcelStates.filter(isHere);

const gone = parcelStates.filter((state) => !isHere(state));
/** They left in this month, one after the other, so that all of them are in the list of the month. */
const month = newYorkDay(new Date()).slice(0, 7);
const monthStart = Date.parse(`${month}-02T00:00:00.000Z`);
const left = (state: ParcelState, n: number): Partial<Parcel> => ({
  state,
  closedAt: new Date(monthStart + n).toISOString(),
});

/** What makes a parcel wait for something. */
const heldBy: Readonly<Record<ParcelHold, Partial<Parcel>>> = {
  INVOICE_MISSING: {},
  VALUE_MISSING: declared({ lines: [], invoice: { state: 'VERIFIED' } }),
  DANGERS_UNANSWERED: { declaration: { lines: [], invoice: { state: 'NOT_REQUIRED' } } },
  DG_REVIEW: declared({ dangers: [{ code: 'PERFUME' }] }),
  DISPOSE_OR_RETURN: { looked: { verdict: 'MAY_NOT_FLY', by: 'desk', at: minuteOf(0) } },
  FORM_1583: { usMail: true },
};
/** What staff looked at is held since they looked. */
const heldSince = (hold: ParcelHold, n: number): Partial<Parcel> => {
  const change = heldBy[hold];
  return change.looked === undefined ? change : { ...change, looked: { ...change.looked, at: minuteOf(n) } };
};

const byState = (state: ParcelState): MeasuredList =>
  isHere(state)
    ? atDesk(
        `state ${state}`,
        whole(() => ({ state })),
        { state },
      )
    : atDesk(
        `state ${state}, this month`,
        whole((n) => left(state, n)),
        { state },
      );
const byHold = (hold: ParcelHold): MeasuredList =>
  atDesk(
    `held by ${hold}`,
    inList(inPartition(holdPartition(hold)), (n) => heldSince(hold, n)),
    { hold },
  );

/** The first ones have numbers with this end, and are of this order. */
const withEnd: ChangeOf = (n) =>
  n < FOUND ? { tracking: `1Z999AA1${String(n).padStart(5, '0')}56784` } : {};
const ofOrder: ChangeOf = (n) => ({
  ...declared({ orderNumber: n < FOUND ? 'BBY-807654321' : `BBY-8${String(n).padStart(9, '1')}` }),
});

/** What is known of every number, and the parcel that has the first one. */
const numbered: MeasuredList['items'] = (rows) =>
  counted(rows, (n) => [
    ...rowsOf(parcelOf(n)).filter(({ pk }) => String(pk).startsWith('TRACK#')),
    ...(n === 0 ? [parcelItem(parcelOf(n))] : []),
  ]);

/** What is here, by every combination of its filters. */
export const openParcels: MeasuredList = {
  ...atDesk(
    'those here',
    besideClosed((n, isOpen, isElsewhere) => {
      const mailbox = isElsewhere ? '10002' : MAILBOX;
      const parcel = parcelOf(n, { mailbox, ...(isOpen ? { state: 'IN_STORAGE' } : left('SHIPPED', n)) });
      return [...rowsOf(parcel), parcelItem(parcel)];
    }),
  ),
  queries: combinationsOf({
    state: 'IN_STORAGE',
    shelf: 'B-04',
    hold: 'INVOICE_MISSING',
    mailbox: MAILBOX,
    days: '1',
  }),
};

/** Every list of parcels of the desk: all, each state, each hold, a shelf, a mailbox, a month, and searches. */
export const deskParcelLists: readonly MeasuredList[] = [
  openParcels,
  atDesk(
    'all that are here',
    whole((n) => ({ state: here[n % here.length] ?? 'IN_STORAGE' })),
  ),
  ...parcelStates.map(byState),
  atDesk(
    'left in a month',
    whole((n) => left(gone[n % gone.length] ?? 'DELIVERED', n)),
    { closed: month },
  ),
  ...(Object.keys(heldBy) as ParcelHold[]).map(byHold),
  atDesk('one shelf', inList(inPartition(shelfPartition('B-04'))), { shelf: 'B-04' }),
  atDesk(
    'one mailbox',
    inList(inPartition(mailboxPartition(MAILBOX)), () => ({ mailbox: MAILBOX })),
    { mailbox: MAILBOX },
  ),
  atDesk('search by the number of a mailbox', searched(['SEARCH#1', 'SEARCH#<1']), { search: MAILBOX }),
  atDesk('search by the end of a number', searched(['SEARCH#<4', 'SEARCH#5'], withEnd), { search: '56784' }),
  atDesk('search by the number of an order', searched(['SEARCH#b', 'SEARCH#<1'], ofOrder), {
    search: 'BBY-807654321',
  }),
  {
    ...atDesk('search by a whole tracking number', numbered, { search: parcelOf(0).tracking ?? '' }),
    isWhole: true,
  },
];
