import type { DerivedTask } from '../../kernel/derived-task.ts';
import type { Trace } from './trace.ts';

/** A search that waits for an answer, due at the hour that was promised. */
export const traceTasks = ({ state, createdAt, promisedBy }: Trace): readonly DerivedTask<'TRACE'>[] =>
  state === 'OPEN' ? [{ kind: 'TRACE', since: createdAt, due: promisedBy }] : [];
