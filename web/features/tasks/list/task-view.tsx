import { taskKinds } from '#domain/tasks/kinds.ts';
import { useNames } from '#web/session/use-names.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { AskedTasks } from '../asked.ts';
import { useTask } from '../use-tasks.ts';
import { aboutWords, calledBy, customersOf } from './place-of.ts';
import { ActsInPanel } from './task-acts.tsx';
import { Due, Waiting } from './task-times.tsx';

/** One task beside its list: what to do, since when, and who has it. */
export const TaskView = ({
  id,
  area,
  asked,
}: {
  readonly id: string;
  readonly area: Area;
  readonly asked: AskedTasks;
}) => {
  const query = useTask(id);
  const { owner, subject } = query.data?.task ?? {};
  const nameOf = useNames([
    ...(owner === undefined ? [] : [owner]),
    ...(subject?.kind === 'shipper' ? [subject.id] : []),
  ]);
  const customerOf = useNames(customersOf(query.data === undefined ? [] : [query.data.task]), '', '');
  return (
    <Loaded query={query} loading="Loading the task…">
      {({ task }) => (
        <>
          <PageHeader
            caption={[aboutWords(task, customerOf), calledBy(task.subject, nameOf)]
              .filter(Boolean)
              .join(' · ')}
            title={taskKinds[task.kind].name}
          >
            {taskKinds[task.kind].asks}
          </PageHeader>
          <div className="grid gap-4">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              {task.closedAt === undefined ? <Due task={task} /> : 'It is done.'}
              <span className="text-ink-soft">
                Waiting <Waiting task={task} />
              </span>
              {task.owner === undefined ? null : <span>Taken by {nameOf(task.owner)}</span>}
            </p>
            {task.closedAt === undefined ? <ActsInPanel task={task} area={area} asked={asked} /> : null}
          </div>
        </>
      )}
    </Loaded>
  );
};
