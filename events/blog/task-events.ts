import { changesTasks } from '../task-event.ts';
import { PostCommentedV1 } from './post-commented.v1.ts';
import { PostDriftChangedV1 } from './post-drift-changed.v1.ts';

/** The events that can change what waits in posts and in their comments. */
export const taskEvents = [
  changesTasks(PostDriftChangedV1, ({ id }) => [{ kind: 'post', id }]),
  changesTasks(PostCommentedV1, ({ id }) => [{ kind: 'comments', id }]),
];
