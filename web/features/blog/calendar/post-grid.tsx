import type { DayNote } from '#domain/blog/calendar/day-notes.ts';
import { newYorkDay, weekOf } from '#domain/kernel/new-york.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { weekdays } from '#domain/kernel/weekdays.ts';
import { type Drag, useDrag } from '#web/desk-list/calendar/use-drag.ts';
import { useGridKeys } from '#web/desk-list/calendar/use-grid-keys.ts';
import type { Area } from '#web/shell/screens.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DragLine } from './moving/drag-line.tsx';
import { isMovable, type PlacedPost, PostChip } from './post-chip.tsx';
import type { CalendarPlace } from './use-calendar-place.ts';
import { spans } from './views.ts';

const WEEK = 7;

export interface CalendarProps {
  readonly place: CalendarPlace;
  readonly area: Area;
  readonly days: readonly string[];
  readonly posts: readonly PlacedPost[];
  readonly notes: readonly DayNote[];
  /** Mondays of the weeks that have no post. */
  readonly gaps: readonly string[];
  readonly label: string;
  /** Asks where a post is to be moved: to the day, where it was dragged to one. Absent for those who may only look. */
  readonly onMove: ((post: PlacedPost, to?: string) => void) | undefined;
}

const Head = () => (
  <thead>
    <tr>
      {Array.from({ length: WEEK }, (_, index) => weekdays[(index + 1) % WEEK] ?? '').map((name) => (
        <th key={name} scope="col">
          <abbr title={name} className="no-underline">
            {name.slice(0, 1)}
            <span className="max-sm:hidden">{name.slice(1, 3)}</span>
          </abbr>
        </th>
      ))}
    </tr>
  </thead>
);

const Note = ({ note: { kind, words } }: { readonly note: DayNote }) => (
  <span
    className={classNames(
      'block rounded-label px-1 text-xs leading-tight wrap-anywhere',
      kind === 'holiday' ? 'bg-sunk text-ink-soft' : 'bg-note-wash font-semibold',
    )}
  >
    {words}
  </span>
);

/** On a phone a day has room for a number: what it is, its place in the list says. */
const Short = ({ posts, notes }: Pick<CalendarProps, 'posts' | 'notes'>) => (
  <span className="grid gap-1 sm:hidden">
    {posts.length === 0 ? null : (
      <strong>
        {posts.length}
        <span className="sr-only"> {posts.length === 1 ? 'post' : 'posts'}</span>
      </strong>
    )}
    {notes.map(({ kind, words }) => (
      <span key={words} aria-hidden="true" className={kind === 'holiday' ? 'text-ink-soft' : 'font-bold'}>
        {kind === 'holiday' ? '○' : '!'}
      </span>
    ))}
  </span>
);

const Cell = ({
  day,
  isGap,
  drag,
  grid: { place, area, posts, notes },
}: {
  readonly day: string;
  readonly isGap: boolean;
  /** What is being dragged now, over whichever day. */
  readonly drag: Drag | undefined;
  readonly grid: CalendarProps;
}) => {
  const isFocused = day === place.day;
  const here = posts.filter(({ on }) => on.day === day);
  const noted = notes.filter((note) => note.day === day);
  const isOutside = place.view === 'month' && day.slice(0, 7) !== place.day.slice(0, 7);
  return (
    <td
      data-cell={day}
      tabIndex={isFocused ? 0 : -1}
      aria-current={day === newYorkDay(Date.now()) ? 'date' : undefined}
      className={classNames(
        drag && here.length > 0 ? 'bg-note-wash' : isOutside && 'bg-sunk',
        drag?.over === day && 'outline-3 -outline-offset-3 outline-action',
      )}
    >
      <span className="block font-semibold">
        <span className="sr-only">{dayWords(day)}: </span>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
      </span>
      <Short posts={here} notes={noted} />
      <span className="grid gap-1 max-sm:hidden">
        {noted.map((note) => (
          <Note key={note.words} note={note} />
        ))}
        {here.map((post) => (
          <PostChip
            key={post.id}
            post={post}
            area={area}
            reachable={isFocused}
            wide={place.view === 'week'}
          />
        ))}
        {isGap ? <span className="block text-xs font-semibold text-wrong">No post this week</span> : null}
      </span>
    </td>
  );
};

/** The post that a key means: the one that has the focus, or the first of the day that has it. */
const meant = (posts: readonly PlacedPost[], target: HTMLElement): PlacedPost | undefined => {
  const id = target.closest<HTMLElement>('[data-post]')?.dataset.post;
  return id === undefined
    ? posts.find((post) => post.on.day === target.dataset.cell && isMovable(post))
    : posts.find((post) => post.id === id);
};

/** A month or a week of posts, with holidays and the last days to ship. Enter leads to the posts of a day; they are moved with M, or dragged. */
export const PostGrid = (grid: CalendarProps) => {
  const { place, days, posts, gaps, label, onMove } = grid;
  const keys = useGridKeys({
    span: spans[place.view],
    day: place.day,
    row: 0,
    rows: 1,
    onDay: (day) => place.go({ day }),
    onRow: () => undefined,
    onOpen: (cell) => cell.querySelector<HTMLElement>('[data-post]')?.focus(),
    onMove: (target) => {
      const post = meant(posts, target);
      if (post !== undefined && isMovable(post)) onMove?.(post);
    },
  });
  const { drag, onPointerDown } = useDrag({ of: 'post', onto: 'cell' }, (id, day) => {
    const post = posts.find((one) => one.id === id);
    if (post !== undefined && isMovable(post) && post.on.day !== day) onMove?.(post, day);
  });
  const weeks = Array.from({ length: days.length / WEEK }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  );
  return (
    <>
      <table
        ref={keys.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells have the focus (ARIA Authoring Practices)
        role="grid"
        aria-label={label}
        onKeyDown={keys.onKeyDown}
        onPointerDown={onMove === undefined ? undefined : onPointerDown}
        onClick={({ target }) => {
          if (!(target instanceof Element) || target.closest('a') !== null) return;
          const day = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
          if (day) place.go({ day });
        }}
        className={classNames('calendar', drag !== undefined && 'cursor-grabbing select-none')}
      >
        <Head />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]} className={gaps.includes(week[0] ?? '') ? 'bg-wrong-wash' : undefined}>
              {week.map((day) => (
                <Cell
                  key={day}
                  day={day}
                  isGap={gaps.includes(day) && day === weekOf(day)}
                  drag={drag}
                  grid={grid}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DragLine drag={drag} posts={posts} />
    </>
  );
};
