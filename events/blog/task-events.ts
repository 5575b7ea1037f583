import { changesTasks } from '../task-event.ts';
import { PostDriftChangedV1 } from './post-drift-changed.v1.ts';

/** The events that can change what waits in posts. */
export const taskEvents = [changesTasks(PostDriftChangedV1, ({ id }) => [{ kind: 'post', id }])];
