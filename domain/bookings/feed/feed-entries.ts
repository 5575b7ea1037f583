import type { FeedEntry } from '../../kernel/feed/feed-entry.ts';
import { addDays, DAY_MS, daysFrom, newYorkDay } from '../../kernel/new-york.ts';
import { pathTo } from '../../kernel/paths.ts';
import { dayWords } from '../../kernel/short-times.ts';
import type { Booking, Visit } from '../booking.ts';
import { areaOf, goodsOf, stateNames, wayWords } from '../desk/words.ts';
import { summaryOf } from '../summary.ts';
import { countingVisits } from '../visits.ts';

const DAYS_BACK = 14;
const DAYS_AHEAD = 49;

/** The New York days that a feed has. */
export const feedDays = (now: Date): readonly string[] => {
  const today = newYorkDay(now);
  return daysFrom(addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD));
};

/** Since when what was canceled is still said to be. A calendar that was not read for so long drops it all the same. */
export const feedSince = (now: Date): string => new Date(now.getTime() - DAYS_BACK * DAY_MS).toISOString();

const statusOf = ({ state }: Booking): FeedEntry['status'] => {
  if (state === 'CANCELLED') return 'CANCELLED';
  return state === 'REQUESTED' ? 'TENTATIVE' : 'CONFIRMED';
};

/** What a calendar shows of a visit: no name, no phone number and no street. */
const entryOf = (booking: Booking, visit: Visit, siteUrl: string): FeedEntry => {
  const { reference, version, way, state, flight, changedAt } = booking;
  const summary = summaryOf(booking, visit);
  const what = visit.purpose === 'FIRST' ? 'Empty barrels' : wayWords[way];
  const goods = visit.purpose === 'FIRST' ? 'Empty ones brought' : goodsOf(summary);
  const area = way === 'DROP_OFF' ? undefined : areaOf(summary);
  const link = `${siteUrl}${pathTo('/staff/bookings/:reference', { reference })}`;
  return {
    id: `${reference}-${visit.purpose}@${siteUrl.replace(/^https?:\/\//, '')}`,
    sequence: version,
    status: statusOf(booking),
    from: new Date(visit.slot.from),
    to: new Date(visit.slot.to),
    changedAt: new Date(changedAt),
    title: [what, area ?? goods].join(': '),
    ...(area === undefined ? {} : { area }),
    lines: [
      reference,
      stateNames[state],
      goods,
      ...(flight === undefined ? [] : [`Flight ${flight.departureId} on ${dayWords(flight.day)}`]),
      link,
    ],
    link,
  };
};

/** The entries of bookings whose slots are on the days of a feed, by their beginnings. */
export const feedEntries = (
  bookings: readonly Booking[],
  days: readonly string[],
  siteUrl: string,
): readonly FeedEntry[] => {
  const shown = new Set(days);
  return bookings
    .flatMap((booking) =>
      countingVisits(booking)
        .filter(({ slot }) => shown.has(slot.day))
        .map((visit) => entryOf(booking, visit, siteUrl)),
    )
    .toSorted((one, other) => one.from.getTime() - other.from.getTime() || (one.id < other.id ? -1 : 1));
};
