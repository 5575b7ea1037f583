import type { Booking, Visit } from '#domain/bookings/booking.ts';
import { type BookingState, isOpen } from '#domain/bookings/lifecycle.ts';
import { missingOf, needsConsent } from '#domain/bookings/missing.ts';
import { searchTerms } from '#domain/bookings/search-terms.ts';
import type { Expiry } from '../../runtime/table/expires.ts';
import { expires } from '../../runtime/table/expires.ts';
import { searchEntries } from '../../runtime/table/search-items.ts';
import { put, type Write } from '../../runtime/table/writes.ts';
import { keptUntil, partitionOf } from './booking-items.ts';

type Row = Readonly<Record<string, unknown>> & {
  readonly pk: string;
  readonly sk: string;
  readonly expires_at?: Expiry;
};

/** Partitions of the index. Only what somebody still has to do is in those of open work; closed bookings are by month. */
export const openPartition = 'OPEN';
export const statePartition = (state: BookingState): string => `STATE#${state}`;
/** By the first three digits of the ZIP code. */
export const areaPartition = (area: string): string => `AREA#${area}`;
export const missingPartition = (what: 'street' | 'slot' | 'consent'): string => `MISSING#${what}`;
export const touchedPartition = 'TOUCHED';
export const closedPartition = (month: string): string => `CLOSED#${month}`;
/** The month of an instant in ISO 8601, by UTC as those of all closed things. */
export const monthOf = (instant: string): string => instant.slice(0, 7);
/** The visits of a day, in the order of their slots. */
export const dayPartition = (day: string): string => `DAY#${day}`;
export const ownerPartition = (ownerId: string): string => `OWNER#${ownerId}`;

const AREA_LENGTH = 3;

const position = (at: string, reference: string): string => `${at}#${reference}`;
/** The reference in the sort key of a list. */
export const referenceIn = (sortKey: string): string => sortKey.slice(sortKey.lastIndexOf('#') + 1);

const listed = (booking: Booking, name: string, partition: string, at = booking.createdAt): Row => ({
  pk: partitionOf(booking.reference),
  sk: `ROW#${name}`,
  gsi1pk: partition,
  gsi1sk: position(at, booking.reference),
  ...keptUntil(booking),
});

/** When the slot begins that somebody cannot keep: who comes next is called first. */
const slotToMove = ({ touched, visits, createdAt }: Booking): string =>
  visits.findLast(({ purpose }) => purpose === touched?.purpose)?.slot.from ?? createdAt;

const openRows = (booking: Booking): readonly Row[] => {
  const { state, place, touched } = booking;
  const missing = [...missingOf(booking), ...(needsConsent(booking) ? (['consent'] as const) : [])];
  return [
    listed(booking, 'WORK', openPartition),
    listed(booking, 'STATE', statePartition(state)),
    ...(place === undefined ? [] : [listed(booking, 'AREA', areaPartition(place.zip.slice(0, AREA_LENGTH)))]),
    ...missing.map((what) => listed(booking, `MISSING#${what}`, missingPartition(what))),
    ...(touched === undefined ? [] : [listed(booking, 'TOUCHED', touchedPartition, slotToMove(booking))]),
  ];
};

const closedRows = (booking: Booking): readonly Row[] =>
  booking.closedAt === undefined
    ? []
    : [listed(booking, 'WORK', closedPartition(monthOf(booking.closedAt)), booking.closedAt)];

/** A visit that another slot took the place of, or that was canceled, is on no day. */
const isOnItsDay = ({ state }: Visit): boolean => state !== 'RESCHEDULED' && state !== 'CANCELLED';

/** The sort key of a visit in its day: when its slot begins, which visit, and the booking. */
const visitRow = (booking: Booking, { number, slot }: Visit): Row => ({
  ...listed(booking, `VISIT#${number}`, dayPartition(slot.day)),
  gsi1sk: `${slot.from}#${number}#${booking.reference}`,
});

/** The number of the visit in the sort key of a day. */
export const visitIn = (sortKey: string): number => Number(sortKey.split('#').at(-2));

/** One small item for each list that a booking is in. The index moves it, so nothing has to be deleted. */
const rowsOf = (booking: Booking): readonly Row[] => [
  ...(isOpen(booking.state) ? openRows(booking) : closedRows(booking)),
  ...booking.visits.filter(isOnItsDay).map((visit) => visitRow(booking, visit)),
];

/** The row by which its owner finds a booking. */
const ownerRow = (booking: Booking): Row => ({
  pk: ownerPartition(booking.ownerId),
  sk: position(booking.createdAt, booking.reference),
  ...keptUntil(booking),
});

const isSame = (one: Row | undefined, other: Row): boolean =>
  one?.gsi1pk === other.gsi1pk && one?.gsi1sk === other.gsi1sk && one?.expires_at === other.expires_at;

/** The writes that bring lists and search from one version of a booking to the next: only what differs. */
export const rowWrites = (
  TableName: string,
  before: Booking | undefined,
  after: Booking,
): readonly Write[] => {
  const was = new Map((before === undefined ? [] : rowsOf(before)).map((row) => [row.sk, row]));
  const rows = rowsOf(after);
  const changed = rows.filter((row) => !isSame(was.get(row.sk), row));
  const now = new Date(after.changedAt);
  // Without the keys of the index, a row is in no list.
  const gone = [...was.values()]
    .filter(({ sk }) => !rows.some((row) => row.sk === sk))
    .map(({ pk, sk }): Row => ({ pk, sk, expires_at: expires(now, 'over') }));
  const owner = before === undefined || !isSame(ownerRow(before), ownerRow(after)) ? [ownerRow(after)] : [];
  const found = searchEntries(
    after.reference,
    before === undefined ? [] : searchTerms(before),
    searchTerms(after),
    now,
  );
  return [...changed, ...gone, ...owner, ...found].map((row) => put(TableName, row));
};
