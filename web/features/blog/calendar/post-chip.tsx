import { Link } from 'react-router-dom';
import type { CalendarPost, PostDay } from '#domain/blog/calendar/calendar-post.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Area } from '#web/shell/screens.ts';
import { classNames } from '#web/ui/class-names.ts';
import { reasonLooks, reasonOf } from './day-reason.tsx';

/** A post that has a day. */
export type PlacedPost = CalendarPost & { readonly on: PostDay };
export const isPlaced = (post: CalendarPost): post is PlacedPost => post.on !== undefined;

/** Readers have seen a published post: it is no longer moved. */
export const isMovable = ({ on }: CalendarPost): boolean => on?.is !== 'published';

/** A post in a grid of days. It opens its page. */
export const PostChip = ({
  post,
  area,
  reachable,
  wide,
}: {
  readonly post: PlacedPost;
  readonly area: Area;
  /** Whether Tab leads to it: in the cell that has the focus. */
  readonly reachable: boolean;
  /** There is room for the whole title. */
  readonly wide: boolean;
}) => (
  <Link
    to={pathTo(`${area}/blog/:id`, { id: post.id })}
    data-post={post.id}
    draggable={false}
    tabIndex={reachable ? 0 : -1}
    className={classNames(
      'block min-h-6 min-w-0 rounded-label border border-s-4 px-1.5 py-0.5 text-sm leading-tight no-underline hover:underline',
      reasonLooks[post.on.is],
    )}
  >
    <span className="block text-xs">{reasonOf(post.on)}</span>
    <span
      className={classNames('font-semibold', wide ? 'block wrap-anywhere' : 'line-clamp-2 wrap-anywhere')}
    >
      {post.title}
    </span>
  </Link>
);
