import type { DerivedTask } from '../kernel/derived-task.ts';
import { waitingSince } from './comments/change-comment.ts';
import type { Comment } from './comments/comment.ts';
import type { Watched } from './monitoring/watched.ts';

/** A post that says a price or a time that does not hold waits until it is mended and published, or holds again. */
export const postTasks = ({
  driftSince,
  title,
}: Pick<Watched, 'driftSince' | 'title'>): readonly DerivedTask<'POST_DRIFTS'>[] =>
  driftSince === undefined ? [] : [{ kind: 'POST_DRIFTS', since: driftSince, about: { what: title } }];

/** Comments on a post wait until each is marked as done. One more is another reason, also for who has put the task off. */
export const commentTasks = (
  comments: readonly Comment[],
  title: string,
): readonly DerivedTask<'POST_COMMENTS'>[] => {
  const since = waitingSince(comments);
  return since === undefined ? [] : [{ kind: 'POST_COMMENTS', since, about: { what: title } }];
};
