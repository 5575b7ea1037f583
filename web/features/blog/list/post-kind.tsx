import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { isAtRest } from '#domain/blog/queue/queue.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Instant } from '#web/ui/text/instant.tsx';
import { StatusBadge } from '../words.tsx';

/** Until when the next step should be done, marked once that day is over. `what` is said before a day to come: `due`. */
export const DueDay = ({
  post,
  what = '',
}: {
  readonly post: Pick<DeskPost, 'status' | 'dueOn'>;
  readonly what?: string;
}) => {
  const { dueOn } = post;
  if (dueOn === undefined) return '–';
  return !isAtRest(post) && dueOn < newYorkDay(Date.now()) ? (
    <span className="font-semibold text-wrong">Late: {dayWords(dueOn)}</span>
  ) : (
    `${what} ${dayWords(dueOn)}`.trim()
  );
};

const dayOr = (day: string | undefined): string => (day === undefined ? '–' : dayWords(day));
const placeOr = (to: DeskPost['destination']): string => (to === undefined ? '–' : destinations[to].country);

/** The list of posts. */
export const postKind = (area: Area, nameOf: (userId: string) => string): ListKind<DeskPost> => ({
  name: 'posts',
  one: 'post',
  many: 'posts',
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  pathOf: (id) => pathTo(`${area}/blog/:id`, { id }),
  columns: [
    { key: 'title', heading: 'Title', cell: ({ id, title }) => <RowLink id={id}>{title}</RowLink> },
    {
      key: 'status',
      heading: 'Status',
      width: 'w-36',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'owner',
      heading: 'Owner',
      width: 'w-32',
      cell: ({ owner }) => (owner === undefined ? '–' : nameOf(owner)),
    },
    { key: 'due', heading: 'Due', width: 'w-36', cell: (post) => <DueDay post={post} /> },
    {
      key: 'planned',
      heading: 'Planned for',
      width: 'w-32',
      cell: ({ plannedFor }) => dayOr(plannedFor),
    },
    { key: 'to', heading: 'Destination', width: 'w-32', cell: ({ destination }) => placeOr(destination) },
    {
      key: 'changed',
      heading: 'Changed',
      width: 'w-40',
      isExtra: true,
      // The index has this one order.
      sort: { current: true, order: 'descending' },
      cell: ({ changedAt }) => <Instant at={changedAt} />,
    },
  ],
  lines: (post) => ({
    title: post.title,
    aside: <StatusBadge status={post.status} />,
    detail: (
      <>
        {post.owner === undefined ? 'No owner' : nameOf(post.owner)}
        {post.dueOn === undefined ? null : (
          <>
            {' · '}
            <DueDay post={post} what="due" />
          </>
        )}
        {post.plannedFor === undefined ? '' : ` · planned for ${dayWords(post.plannedFor)}`}
      </>
    ),
  }),
});
