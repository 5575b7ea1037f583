import fc from 'fast-check';
import ical from 'ical.js';
import { expect, test } from 'vitest';
import type { FeedEntry } from '#domain/kernel/feed/feed-entry.ts';
import { calendarText } from './calendar-text.ts';

const entry: FeedEntry = {
  id: 'post-1@skybarrel.test',
  status: 'CONFIRMED',
  from: new Date('2026-12-01T14:00:00.000Z'),
  to: new Date('2026-12-01T14:15:00.000Z'),
  changedAt: new Date('2026-11-28T15:00:00.000Z'),
  title: 'Scheduled: Perfume',
  lines: ['Scheduled', 'https://skybarrel.test/staff/blog/post-1'],
  link: 'https://skybarrel.test/staff/blog/post-1',
};
const textOf = (...entries: readonly FeedEntry[]): string =>
  calendarText(entries, { company: 'Skybarrel', what: 'Posts' });
/** What a calendar that we did not write reads of it. */
const eventsIn = (text: string) =>
  new ical.Component(ical.parse(text)).getAllSubcomponents('vevent').map((one) => new ical.Event(one));

test('a calendar of somebody else reads instants in UTC, and whole days as days, in every time zone', () => {
  const day: FeedEntry = {
    ...entry,
    id: 'post-2@skybarrel.test',
    status: 'TENTATIVE',
    from: new Date('2026-12-08T00:00:00.000Z'),
    to: new Date('2026-12-09T00:00:00.000Z'),
    isAllDay: true,
  };
  const text = textOf(entry, day);
  const [timed, whole] = eventsIn(text);
  expect(timed?.startDate.toJSDate()).toEqual(entry.from);
  expect([timed?.uid, timed?.summary, timed?.component.getFirstPropertyValue('status')]).toEqual([
    entry.id,
    entry.title,
    'CONFIRMED',
  ]);
  expect([whole?.startDate.isDate, whole?.startDate.toString(), whole?.endDate.toString()]).toEqual([
    true,
    '2026-12-08',
    '2026-12-09',
  ]);
  expect(text).toContain('DTSTAMP:20261128T150000Z\r\n');
  expect(textOf(entry, day)).toBe(text);
});

test('whatever is in a title, it is read as it was written, in lines of 75 bytes that end with CRLF', () => {
  // Control characters cannot stand in a calendar; titles have none.
  const words = fc
    .string({ unit: 'binary', maxLength: 300 })
    .map((text) => text.replaceAll(/[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\uFEFF]/gu, ''));
  fc.assert(
    fc.property(fc.oneof(words, fc.stringMatching(/^[,;:\\n"é🎄 ]{0,200}$/u)), (title) => {
      const text = textOf({ ...entry, title: `Planned: ${title}` });
      expect(eventsIn(text)[0]?.summary).toBe(`Planned: ${title}`);
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
    }),
  );
});
