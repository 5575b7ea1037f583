import type { CalendarPost, DayReason, PostDay } from '#domain/blog/calendar/calendar-post.ts';
import { dayWords, shortClock } from '#domain/kernel/short-times.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Why a post is on its day, in a word. */
const reasonWords: Readonly<Record<DayReason, string>> = {
  planned: 'Planned',
  scheduled: 'Scheduled',
  published: 'Published',
};

/** Each looks different besides: a plan is a dashed line, what happens by itself is a wide one. */
export const reasonLooks: Readonly<Record<DayReason, string>> = {
  planned: 'border-dashed border-edge border-s-edge',
  scheduled: 'border-edge border-s-time bg-time-wash',
  published: 'border-edge border-s-done bg-done-wash',
};

/** `Planned`, or `Scheduled, 9 AM`. */
export const reasonOf = ({ is, at }: PostDay): string =>
  is === 'scheduled' && at !== undefined
    ? `${reasonWords[is]}, ${shortClock(new Date(at))}`
    : reasonWords[is];

/** The planned day of a post that is on another one: `planned for Tue, Dec 1`. */
export const otherPlan = ({ on, plannedFor }: CalendarPost): string | undefined =>
  on === undefined || on.is === 'planned' || plannedFor === undefined || plannedFor === on.day
    ? undefined
    : `planned for ${dayWords(plannedFor)}`;

/** What the three looks mean. */
export const Legend = () => (
  <ul aria-label="What the frames mean" className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-sm">
    {(
      [
        ['planned', 'Planned: you publish it yourself'],
        ['scheduled', 'Scheduled: readers see it at that time'],
        ['published', 'Published: readers see it'],
      ] as const
    ).map(([is, words]) => (
      <li key={is} className={classNames('rounded-label border border-s-4 px-2 py-0.5', reasonLooks[is])}>
        {words}
      </li>
    ))}
  </ul>
);
