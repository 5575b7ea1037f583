import { useId, useState } from 'react';
import { taskKinds } from '#domain/tasks/kinds.ts';
import type { Task } from '#domain/tasks/task.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { useOwnId } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { AskedTasks } from '../asked.ts';
import { type TaskAct, useTaskAct } from '../use-tasks.ts';
import { placeOf } from './place-of.ts';
import { TaskMore } from './task-more.tsx';

const said = (act: TaskAct): string => {
  if (act.act === 'done') return 'Marked as done.';
  if (act.act === 'assign' && act.to !== undefined) return 'Given. It is in their tasks now.';
  if (act.act === 'assign') return act.taken ? 'You took it.' : 'Handed back.';
  return act.until === null ? 'It is back.' : 'Snoozed. It comes back automatically.';
};

const Refused = ({ error }: { readonly error: Error }) =>
  error instanceof ApiError && error.code === 'TASK_CHANGED' ? (
    <Alert kind="warning" title="Someone else worked on this">
      What you see now is up to date. Do yours again if it is still needed.
    </Alert>
  ) : (
    <Alert>{messageOf(error)}</Alert>
  );

interface Props {
  readonly task: Task;
  readonly area: Area;
  readonly asked: AskedTasks;
}

/** Does something with a task, and says so. */
const useActs = ({ task, asked }: Pick<Props, 'task' | 'asked'>, onRefused?: (error: Error) => void) => {
  const change = useTaskAct(task, asked);
  const ownId = useOwnId();
  const isMine = task.owner !== undefined && task.owner === ownId;
  const act = (wanted: TaskAct, after: () => void = () => undefined): void =>
    change.mutate(wanted, {
      onSuccess: () => {
        toast.success(said(wanted));
        after();
      },
      onError: (error) => onRefused?.(error),
    });
  return { change, isMine, act, take: () => act({ act: 'assign', taken: !isMine }) };
};

/** At the end of the line of a task: the way to where it is cleared, and taking it. */
export const ActsOfLine = ({ task, area, asked }: Props) => {
  // A line has no room for a box.
  const { change, isMine, take } = useActs({ task, asked }, (error) => toast.error(messageOf(error)));
  const { name } = taskKinds[task.kind];
  return (
    <span className="flex items-center justify-end gap-1">
      <LinkButton
        look="quiet"
        className="dense:min-h-7 dense:px-2 dense:py-0"
        to={placeOf(area, task.subject)}
      >
        Open<span className="sr-only"> where this is done: {name}</span>
      </LinkButton>
      <Button
        look="plain"
        className="whitespace-nowrap dense:min-h-7 dense:px-2 dense:py-0"
        busy={change.isPending}
        onClick={take}
      >
        {isMine ? 'Hand back' : 'Take it'}
      </Button>
    </span>
  );
};

/** Below the two lines of a task on a phone: taking it, and the rest when somebody wants it. */
export const ActsBelow = ({ task, area, asked }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { change, isMine, act, take } = useActs({ task, asked });
  return (
    <div className="grid gap-3 px-3">
      <div className="grid grid-cols-2 gap-2">
        <Button look="plain" busy={change.isPending} onClick={take}>
          {isMine ? 'Hand back' : 'Take it'}
        </Button>
        <Button look="quiet" aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
          More<span className="sr-only"> about {taskKinds[task.kind].name}</span>
        </Button>
      </div>
      {change.isError ? <Refused error={change.error} /> : null}
      <div id={panel} hidden={!isOpen} className="grid gap-3">
        {isOpen ? (
          <>
            <p className="text-ink-soft">{taskKinds[task.kind].asks}</p>
            <LinkButton look="plain" to={placeOf(area, task.subject)}>
              {taskKinds[task.kind].act}
            </LinkButton>
            <TaskMore
              task={task}
              busy={change.isPending}
              onAct={(wanted) => act(wanted, () => setOpen(false))}
            />
          </>
        ) : null}
      </div>
    </div>
  );
};

/** Everything that can be done with a task, beside its list. */
export const ActsInPanel = ({ task, area, asked }: Props) => {
  const { change, isMine, act, take } = useActs({ task, asked });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <LinkButton to={placeOf(area, task.subject)}>{taskKinds[task.kind].act}</LinkButton>
        <Button look="plain" busy={change.isPending} onClick={take}>
          {isMine ? 'Hand back' : 'Take it'}
        </Button>
      </div>
      {change.isError ? <Refused error={change.error} /> : null}
      <TaskMore task={task} busy={change.isPending} onAct={act} />
    </div>
  );
};
