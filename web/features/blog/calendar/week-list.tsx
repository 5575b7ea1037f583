import { Link } from 'react-router-dom';
import { statusNames } from '#domain/blog/status-names.ts';
import { weekOf } from '#domain/kernel/new-york.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { useNames } from '#web/session/use-names.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { textLink } from '#web/ui/text/text-link.ts';
import { otherPlan, reasonLooks, reasonOf } from './day-reason.tsx';
import { isMovable, type PlacedPost } from './post-chip.tsx';
import type { CalendarProps } from './post-grid.tsx';

const Entry = ({
  post,
  owner,
  list: { area, onMove },
}: {
  readonly post: PlacedPost;
  readonly owner: string;
  readonly list: CalendarProps;
}) => (
  <div
    className={classNames(
      'flex flex-wrap items-center justify-between gap-x-4 rounded-label border border-s-4 px-3 py-1',
      reasonLooks[post.on.is],
    )}
  >
    <div className="min-w-0">
      <Link
        to={pathTo(`${area}/blog/:id`, { id: post.id })}
        className={`${textLink} inline-flex min-h-11 items-center wrap-anywhere`}
      >
        {post.title}
      </Link>
      <p className="text-sm">
        {[reasonOf(post.on), statusOf(post), otherPlan(post), owner].filter(Boolean).join(' · ')}
      </p>
    </div>
    {onMove !== undefined && isMovable(post) ? (
      <Button look="plain" onClick={() => onMove(post)}>
        Move<span className="sr-only">: {post.title}</span>
      </Button>
    ) : null}
  </div>
);

/** What the reason does not say already. */
const statusOf = ({ on, status }: PlacedPost): string | undefined =>
  on.is === 'planned' ? statusNames[status] : undefined;

const Day = ({
  day,
  list,
  nameOf,
}: {
  readonly day: string;
  readonly list: CalendarProps;
  readonly nameOf: (id: string) => string;
}) => {
  const here = list.posts.filter(({ on }) => on.day === day);
  const noted = list.notes.filter((note) => note.day === day);
  return (
    <li className="grid gap-2 border-t border-rule py-2 @xl:grid-cols-[8rem_1fr]">
      <h3 className="pt-2 text-base font-semibold">{dayWords(day)}</h3>
      <div className="grid min-w-0 gap-2">
        {noted.map(({ kind, words }) => (
          <p
            key={words}
            className={classNames('py-2', kind === 'holiday' ? 'text-ink-soft' : 'font-semibold')}
          >
            {words}
          </p>
        ))}
        {here.map((post) => (
          <Entry
            key={post.id}
            post={post}
            owner={post.owner === undefined ? 'no owner' : nameOf(post.owner)}
            list={list}
          />
        ))}
      </div>
    </li>
  );
};

/** A month one day below the other, by weeks. Days and past weeks with nothing on them are left out; a coming week without a post says so. */
export const WeekList = (list: CalendarProps) => {
  const { days, posts, notes, gaps, label } = list;
  const nameOf = useNames(posts.flatMap(({ owner }) => owner ?? []));
  const withSomething = new Set([...posts.map(({ on }) => on.day), ...notes.map(({ day }) => day)]);
  const full = new Set([...withSomething].map(weekOf));
  const weeks = [...new Set(days.map(weekOf))].filter((week) => full.has(week) || gaps.includes(week));
  return (
    <section aria-label={label} className="@container grid gap-6">
      {weeks.map((week) => (
        <section key={week} aria-label={`Week of ${dayWords(week)}`}>
          <h2 className="text-xl">Week of {dayWords(week)}</h2>
          {gaps.includes(week) ? (
            <p className="mt-1 rounded-label bg-wrong-wash px-3 py-2 font-semibold text-wrong">
              No post this week: nothing is planned, scheduled or published.
            </p>
          ) : null}
          <ul className="mt-2">
            {days
              .filter((day) => weekOf(day) === week && withSomething.has(day))
              .map((day) => (
                <Day key={day} day={day} list={list} nameOf={nameOf} />
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
};
