import { taskChanges } from '#domain/tasks/reconcile.ts';
import type { TaskSubject } from '#domain/tasks/task.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { TaskSources } from '../../runtime/task-source.ts';
import type { TaskStore } from '../store/task-store.ts';

export interface UpToDateDeps extends Pick<SharedDependencies, 'clock'> {
  readonly store: Pick<TaskStore, 'ofSubject' | 'write'>;
  readonly sources: TaskSources;
  readonly pause: Pause;
}

/**
 * Gives a thing exactly the tasks for which there is a reason now. It reads the thing and its tasks, and writes what differs; when
 * nothing does, these two reads are all. After a write it looks again, so that whoever writes last has seen the thing as it is
 * then: a worker that was late, an event that came twice or in another order change nothing for good. Throws when others keep
 * writing, and can be called again at any time.
 */
export const bringUpToDate =
  ({ store, sources, clock, pause }: UpToDateDeps) =>
  async (subject: TaskSubject): Promise<void> => {
    const source = sources[subject.kind];
    if (source === undefined) throw new Error(`This function does not look at a ${subject.kind}.`);
    await untilWritten(
      `The tasks of ${subject.kind} ${subject.id}`,
      async () => {
        const [wanted, known] = await Promise.all([source.of(subject.id), store.ofSubject(subject)]);
        const changes = taskChanges(subject, known, wanted, clock());
        if (changes.length === 0) return;
        await Promise.all(changes.map(({ before, after }) => store.write(before, after)));
        return again;
      },
      { pause },
    );
  };
