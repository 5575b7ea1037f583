import type { DerivedTask } from '../kernel/derived-task.ts';
import type { Watched } from './monitoring/watched.ts';

/** A post that says a price or a time that does not hold waits until it is mended and published, or holds again. */
export const postTasks = ({
  driftSince,
  title,
}: Pick<Watched, 'driftSince' | 'title'>): readonly DerivedTask<'POST_DRIFTS'>[] =>
  driftSince === undefined ? [] : [{ kind: 'POST_DRIFTS', since: driftSince, about: { what: title } }];
