import ical, { ICalEventStatus } from 'ical-generator';
import type { FeedEntry } from '#domain/bookings/feed/feed-entries.ts';

/** How often calendars are asked to look again. Some do it when they like. */
const REFRESH_SECONDS = 60 * 60;

/** Entries as a calendar (RFC 5545), in UTC, so that every calendar shows its own time. The same entries are the same text. */
export const calendarText = (entries: readonly FeedEntry[], company: string): string => {
  const calendar = ical({
    prodId: { company, product: 'Bookings' },
    name: `${company}: bookings`,
    ttl: REFRESH_SECONDS,
  });
  for (const { id, sequence, status, from, to, changedAt, title, area, lines, link } of entries)
    calendar.createEvent({
      id,
      sequence,
      status: ICalEventStatus[status],
      start: from,
      end: to,
      stamp: changedAt,
      lastModified: changedAt,
      summary: title,
      description: lines.join('\n'),
      url: link,
      ...(area === undefined ? {} : { location: area }),
    });
  return calendar.toString();
};
