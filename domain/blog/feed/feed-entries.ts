import type { FeedEntry } from '../../kernel/feed/feed-entry.ts';
import { addDays } from '../../kernel/new-york.ts';
import { pathTo } from '../../kernel/paths.ts';
import type { CalendarPost, DayReason, PostDay } from '../calendar/calendar-post.ts';
import { statusNames } from '../status-names.ts';

const MONTHS_BACK = 1;
const MONTHS_AHEAD = 6;
/** Calendars show nothing that takes no time. */
const SHOWN_MS = 15 * 60_000;

/** The months that a feed has: `2026-10` to `2027-05`. */
export const feedMonths = (today: string): readonly string[] => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS_BACK + 1 + MONTHS_AHEAD }, (_, at) =>
    new Date(Date.UTC(year, month - 1 - MONTHS_BACK + at, 1)).toISOString().slice(0, '2026-12'.length),
  );
};

/** What a day is, before the title: a calendar on a phone has no frames to tell them apart. */
const words: Readonly<Record<DayReason, string>> = {
  planned: 'Planned',
  scheduled: 'Scheduled',
  published: 'Published',
};

/** A plan is for a whole day; what is shown at an instant is at that time. */
const timesOf = ({ day, at }: PostDay): Pick<FeedEntry, 'from' | 'to' | 'isAllDay'> => {
  if (at === undefined) {
    const [from, to] = [day, addDays(day, 1)].map((one) => new Date(`${one}T00:00:00.000Z`));
    return { from: from as Date, to: to as Date, isAllDay: true };
  }
  const from = new Date(at);
  return { from, to: new Date(from.getTime() + SHOWN_MS) };
};

/**
 * The entries of posts that have a day, by their ids. A post keeps its entry from plan to publication, so a calendar moves it. Links lead to
 * the desk, where whoever follows one signs in.
 */
export const blogFeedEntries = (
  posts: readonly CalendarPost[],
  { siteUrl, now }: { readonly siteUrl: string; readonly now: Date },
): readonly FeedEntry[] =>
  posts.flatMap(({ id, title, status, on }) => {
    if (on === undefined) return [];
    const link = `${siteUrl}${pathTo('/staff/blog/:id', { id })}`;
    return [
      {
        id: `${id}@${siteUrl.replace(/^https?:\/\//, '')}`,
        status: on.is === 'planned' ? 'TENTATIVE' : 'CONFIRMED',
        ...timesOf(on),
        changedAt: now,
        title: `${words[on.is]}: ${title}`,
        lines: [statusNames[status], link],
        link,
      } as const,
    ];
  });
