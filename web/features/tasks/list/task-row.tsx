import { useId, useState } from 'react';
import { taskKinds } from '#domain/tasks/kinds.ts';
import type { Task } from '#domain/tasks/task.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { useOwnId } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { spanWords } from '#web/ui/time/span-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';
import type { AskedTasks } from '../asked.ts';
import { type TaskAct, useTaskAct } from '../use-tasks.ts';
import { calledBy, placeOf } from './place-of.ts';
import { TaskMore } from './task-more.tsx';

/** When a task is due, in red when that is over, and how long it has waited. */
const Times = ({ task: { since, due, snoozedUntil } }: { readonly task: Task }) => {
  const now = useNow();
  const isLate = Date.parse(due) <= now;
  const isAsleep = snoozedUntil !== undefined && Date.parse(snoozedUntil) > now;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {isLate ? (
        <Badge tone="wrong">Late by {spanWords(now - Date.parse(due))}</Badge>
      ) : (
        <span>
          Due <Instant at={due} />
        </span>
      )}
      <span className="text-ink-soft">Waiting {spanWords(now - Date.parse(since))}</span>
      {isAsleep ? (
        <span className="text-ink-soft">
          Back <Instant at={snoozedUntil} />
        </span>
      ) : null}
    </p>
  );
};

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

/** A task: what it is, since when, who has it, the link to where it is cleared, and what can be done with it here. */
export const TaskRow = ({
  task,
  area,
  asked,
  nameOf,
}: {
  readonly task: Task;
  readonly area: Area;
  readonly asked: AskedTasks;
  readonly nameOf: (userId: string) => string;
}) => {
  const { name, asks, act: opens } = taskKinds[task.kind];
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const change = useTaskAct(task, asked);
  const ownId = useOwnId();
  const isMine = task.owner !== undefined && task.owner === ownId;
  const act = (wanted: TaskAct): void =>
    change.mutate(wanted, {
      onSuccess: () => {
        toast.success(said(wanted));
        setOpen(false);
      },
    });
  return (
    <li className="grid gap-3 border-t border-rule py-4 first:border-t-0">
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start lg:gap-6">
        <div className="grid min-w-0 gap-1">
          <h2 className="flex flex-wrap items-baseline gap-x-3 font-body text-base font-semibold">
            {name} <span className="font-mono font-normal">{calledBy(task.subject, nameOf)}</span>
          </h2>
          <p className="max-w-prose text-ink-soft">{asks}</p>
          <Times task={task} />
          {task.owner === undefined ? null : (
            <p className="text-sm">
              Taken by <strong className="font-semibold">{nameOf(task.owner)}</strong>
            </p>
          )}
        </div>
        <div className="grid grid-cols-2 gap-2 sm:flex">
          <LinkButton look="plain" className="max-sm:col-span-2" to={placeOf(area, task.subject)}>
            {opens}
          </LinkButton>
          <Button look="plain" busy={change.isPending} onClick={() => act({ act: 'assign', taken: !isMine })}>
            {isMine ? 'Hand back' : 'Take it'}
          </Button>
          <Button look="quiet" aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
            More<span className="sr-only"> about {`${name} ${calledBy(task.subject, nameOf)}`}</span>
          </Button>
        </div>
      </div>
      {change.isError ? <Refused error={change.error} /> : null}
      <div id={panel} hidden={!isOpen}>
        {isOpen ? <TaskMore task={task} busy={change.isPending} onAct={act} /> : null}
      </div>
    </li>
  );
};
