import ical, { ICalEventStatus } from 'ical-generator';
import type { FeedEntry } from '#domain/kernel/feed/feed-entry.ts';

/** How often calendars are asked to look again. Some do it when they like. */
const REFRESH_SECONDS = 60 * 60;

interface Named {
  readonly company: string;
  /** What the calendar shows: `bookings`. */
  readonly what: string;
}

/**
 * Entries as a calendar (RFC 5545), in UTC, so that every calendar shows its own time. The same entries are the same text. This is the only
 * writer of calendars.
 */
export const calendarText = (entries: readonly FeedEntry[], { company, what }: Named): string => {
  const calendar = ical({
    prodId: { company, product: what },
    name: `${company}: ${what}`,
    ttl: REFRESH_SECONDS,
  });
  for (const { id, sequence, status, from, to, isAllDay, changedAt, title, area, lines, link } of entries)
    calendar.createEvent({
      id,
      ...(sequence === undefined ? {} : { sequence }),
      status: ICalEventStatus[status],
      start: from,
      end: to,
      ...(isAllDay ? { allDay: true } : {}),
      stamp: changedAt,
      lastModified: changedAt,
      summary: title,
      description: lines.join('\n'),
      url: link,
      ...(area === undefined ? {} : { location: area }),
    });
  // Each line ends with a break, the last one too.
  return `${calendar.toString()}\r\n`;
};
