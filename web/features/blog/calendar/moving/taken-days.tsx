import { dayNotes } from '#domain/blog/calendar/day-notes.ts';
import { addDays, isCalendarDay, weekOf } from '#domain/kernel/new-york.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { reasonOf } from '../day-reason.tsx';
import { isPlaced } from '../post-chip.tsx';
import { useCalendar } from '../use-calendar.ts';

const Taken = ({ day, except }: { readonly day: string; readonly except: string }) => {
  const [first, last] = [weekOf(day), addDays(weekOf(day), 6)];
  const { schedule } = useSiteSettings();
  const { data } = useCalendar([first, last]);
  const posts = (data?.posts ?? [])
    .filter(isPlaced)
    .filter(({ id, on }) => id !== except && first <= on.day && on.day <= last);
  const lines = [
    ...posts.map(({ on, title }) => ({ day: on.day, words: `${reasonOf(on)}: ${title}` })),
    ...dayNotes(schedule, first, last),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  if (data === undefined) return null;
  return (
    <div className="text-sm">
      <p className="font-semibold">
        {posts.some(({ on }) => on.day === day) ? 'This day has a post already. ' : ''}
        {lines.length === 0 ? 'Nothing else is in that week.' : 'In that week:'}
      </p>
      <ul className="list-disc ps-5 marker:text-ink-soft">
        {lines.map(({ day: on, words }) => (
          <li key={`${on} ${words}`} className="wrap-anywhere">
            {dayWords(on)}: {words}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** What else is in the week of a day that somebody chooses for a post. Nothing as long as it is no day. */
export const TakenDays = ({
  day,
  except,
}: {
  readonly day: string;
  /** The post itself. */
  readonly except: string;
}) => <div role="status">{isCalendarDay(day) ? <Taken day={day} except={except} /> : null}</div>;
