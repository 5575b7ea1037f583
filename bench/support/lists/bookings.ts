import type { Booking, SlotTimes } from '#domain/bookings/booking.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { addDays, newYorkInstant } from '#domain/kernel/new-york.ts';
import { REFERENCE_BYTES } from '#domain/kernel/reference.ts';
import { bookingItem } from '#lambdas/bookings/store/booking-items.ts';
import { rowWrites } from '#lambdas/bookings/store/booking-rows.ts';
import { findZipCode } from '#lambdas/quotes/index.ts';
import { wire as runsFunction } from '#lambdas/runs/http.ts';
import { bookingsFunction } from '#tests/support/bookings-function.ts';
import { testDependencies } from '#tests/support/call.ts';
import {
  besideClosed,
  bytesOf,
  combinationsOf,
  counted,
  desk,
  FOUND,
  type MeasuredList,
  minuteOf,
  nameOf,
} from './measured-list.ts';

/** A morning on a day. */
const morningOf = (day: string): SlotTimes => ({
  id: `P-${day}-0900`,
  day,
  from: newYorkInstant(day, '09:00').toISOString(),
  to: newYorkInstant(day, '12:00').toISOString(),
  bookBy: newYorkInstant(addDays(day, -1), '17:00').toISOString(),
});
/** The days on which the pages look: a Monday, and the week that begins with it. */
const MONDAY = '2026-11-30';
const SUNDAY = '2026-12-06';

const withSlot = (day: string): Partial<Booking> => ({
  visits: sampleBooking.visits.map((visit) => ({ ...visit, slot: morningOf(day) })),
});
const bookingOf = (n: number, change: Partial<Booking> = {}): Booking => ({
  ...sampleBooking,
  reference: bookingReference.of(bytesOf(n, REFERENCE_BYTES)),
  name: nameOf(n),
  createdAt: minuteOf(n),
  changedAt: minuteOf(n),
  ...change,
});

type Row = Readonly<Record<string, unknown>>;
const rowsOf = (booking: Booking): readonly Row[] =>
  rowWrites('bookings', undefined, booking).map(({ Put }) => Put?.Item ?? {});

/** Only the bookings of the first pages are read whole, so only they are stored whole. */
const SHOWN = 110;

/** Bookings in one list: the row of each, and those whole that the pages show: the newest, or of a day the first. */
const inList =
  (isOfList: (row: Row) => boolean, changeOf: (n: number) => Partial<Booking> = () => ({})) =>
  (rows: number): Iterable<object> =>
    counted(rows, (n) => {
      const booking = bookingOf(n, changeOf(n));
      const isShown = n < SHOWN || n >= rows - SHOWN;
      return [...rowsOf(booking).filter(isOfList), ...(isShown ? [bookingItem(booking)] : [])];
    });
const inPartition = (partition: string) => (row: Row) => row.gsi1pk === partition;
/** References do not come in the order of their numbers, so the rows of a day are all read whole. */
const ofDay = (rows: number): Iterable<object> =>
  counted(rows, (n) => {
    const booking = bookingOf(n, withSlot(MONDAY));
    return [...rowsOf(booking).filter(inPartition(`DAY#${MONDAY}`)), bookingItem(booking)];
  });
/** Sixty visits in the week that is looked at, all others in the weeks after it. */
const inWeeks = (rows: number): Iterable<object> =>
  counted(rows, (n) => {
    const booking = bookingOf(n, withSlot(addDays(MONDAY, n < FOUND ? n % 5 : 7 + (n % 300))));
    const ofDays = rowsOf(booking).filter(({ gsi1pk }) => String(gsi1pk).startsWith('DAY#'));
    return [...ofDays, ...(n < FOUND ? [bookingItem(booking)] : [])];
  });
/** The search entries of all bookings in the partition that a search reads, and those whole that it finds. */
const searched = (rows: number): Iterable<object> =>
  counted(rows, (n) => {
    const booking = bookingOf(n);
    const entries = rowsOf(booking).filter(({ pk }) => pk === 'SEARCH#q');
    return [...entries, ...(n < FOUND ? [bookingItem(booking)] : [])];
  });

const handler: MeasuredList['handler'] = (client, env) =>
  bookingsFunction(env, { ...testDependencies(client), findZipCode });
const sender = { userId: sampleBooking.ownerId, roles: ['customer'] } as const;

const atDesk = (
  name: string,
  items: MeasuredList['items'],
  query: MeasuredList['query'] = {},
): MeasuredList => ({
  name: `bookings: ${name}`,
  table: 'bookings',
  items,
  handler,
  route: 'GET /api/desk/bookings',
  as: desk,
  query,
});

const withoutStreet = (): Partial<Booking> => {
  const { street: _, ...place } = sampleBooking.place ?? { zip: '11226', stairs: false, miles: 13 };
  return { state: 'REQUESTED', place };
};
/** All of them in October 2026, one after the other. */
const completed = (n: number): Partial<Booking> => ({
  state: 'COMPLETED',
  closedAt: new Date(Date.UTC(2026, 9, 2) + n * 20_000).toISOString(),
});

/** What is open, by every combination of its filters. */
export const openBookings: MeasuredList = {
  ...atDesk(
    'open ones',
    besideClosed((n, isOpen, isElsewhere) => {
      const booking = bookingOf(n, {
        ...(isOpen ? withoutStreet() : completed(n)),
        ...(isElsewhere ? { to: 'JM' as const } : {}),
      });
      return [...rowsOf(booking), ...(isOpen ? [bookingItem(booking)] : [])];
    }),
  ),
  queries: combinationsOf({
    state: 'REQUESTED',
    area: '112',
    missing: 'street',
    to: sampleBooking.to,
    owner: sampleBooking.ownerId,
    days: '1',
  }),
};

/** The board of a day: its visits that no run has, beside those of all other weeks. */
export const boardOfDay: MeasuredList = {
  ...atDesk('the board of a day', inWeeks, { day: MONDAY }),
  route: 'GET /api/desk/runs',
  as: { userId: 'dispatch', roles: ['dispatch'] },
  handler: (client, env) =>
    runsFunction(env, {
      ...testDependencies(client),
      findZipCode,
      fleet: { vehicle: async () => undefined, driver: async () => undefined },
    }),
  isWhole: true,
  rows: 'open',
};

/** Every list of bookings, the calendar, and the board of a day. */
export const bookingLists: readonly MeasuredList[] = [
  openBookings,
  {
    ...atDesk(
      'those of a customer',
      inList(({ pk }) => pk === `OWNER#${sender.userId}`),
    ),
    route: 'GET /api/bookings',
    as: sender,
  },
  atDesk('all open ones', inList(inPartition('OPEN'))),
  atDesk('one state', inList(inPartition('STATE#CONFIRMED')), { state: 'CONFIRMED' }),
  atDesk('one area', inList(inPartition('AREA#112')), { area: '112' }),
  atDesk('without a street', inList(inPartition('MISSING#street'), withoutStreet), { missing: 'street' }),
  {
    ...atDesk('closed in a month', inList(inPartition('CLOSED#2026-10'), completed), { closed: '2026-10' }),
    queries: [{}, { to: sampleBooking.to }, { state: 'COMPLETED' }],
  },
  atDesk('one day', ofDay, { day: MONDAY }),
  atDesk('search by two words of a name', searched, { search: 'quellworth sample' }),
  {
    ...atDesk('a week of the calendar', inWeeks, { from: MONDAY, to: SUNDAY }),
    route: 'GET /api/desk/bookings/calendar',
    isWhole: true,
    rows: 'visits',
  },
  boardOfDay,
];
