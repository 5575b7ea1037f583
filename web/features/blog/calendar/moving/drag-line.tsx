import { dayWords } from '#domain/kernel/short-times.ts';
import type { Drag } from '#web/desk-list/calendar/use-drag.ts';
import type { PlacedPost } from '../post-chip.tsx';

const wordsOf = ({ thing, over }: Drag, posts: readonly PlacedPost[]): string => {
  if (over === undefined) return 'Drop it on a day. Escape cancels.';
  const taken = posts.filter(({ id, on }) => on.day === over && id !== thing).map(({ title }) => title);
  return taken.length === 0
    ? `${dayWords(over)} has no other post.`
    : `${dayWords(over)} has a post already: ${taken.join(', ')}.`;
};

/** Says what is on the day that a dragged post is over. It lies above the page, so that nothing moves below the pointer. */
export const DragLine = ({
  drag,
  posts,
}: {
  readonly drag: Drag | undefined;
  readonly posts: readonly PlacedPost[];
}) => (
  <p
    role="status"
    className="pointer-events-none fixed inset-x-4 bottom-4 z-20 mx-auto w-fit max-w-prose rounded-label bg-night px-4 py-2 text-on-night empty:hidden wrap-anywhere"
  >
    {drag === undefined ? null : wordsOf(drag, posts)}
  </p>
);
