import { useState } from 'react';
import { taskKinds } from '#domain/tasks/kinds.ts';
import type { Task } from '#domain/tasks/task.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useNow } from '#web/ui/time/use-now.ts';
import type { TaskAct } from '../use-tasks.ts';
import { GiveTo } from './give-to.tsx';
import { snoozeTimes } from './snooze-times.ts';
import { TaskHistory } from './task-history.tsx';

/** Snoozing and finishing a task, with a note for colleagues, and who did what with it before. */
export const TaskMore = ({
  task,
  busy,
  onAct,
}: {
  readonly task: Task;
  readonly busy: boolean;
  readonly onAct: (act: TaskAct) => void;
}) => {
  const [note, setNote] = useState('');
  const now = useNow();
  const isAsleep = task.snoozedUntil !== undefined && Date.parse(task.snoozedUntil) > now;
  const snooze = (until: string | null) => onAct({ act: 'snooze', until, note });
  return (
    <div className="grid gap-4 rounded-label bg-sunk p-4">
      <PlainInput
        label="Note for the desk"
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">{isAsleep ? 'Bring it back' : 'Snooze it until'}</legend>
        <div className="flex flex-wrap gap-2">
          {isAsleep ? (
            <Button look="plain" disabled={busy} onClick={() => snooze(null)}>
              Now
            </Button>
          ) : null}
          {snoozeTimes(now).map(({ label, until }) => (
            <Button key={label} look="plain" disabled={busy} onClick={() => snooze(until)}>
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
      <GiveTo task={task} busy={busy} onAct={onAct} />
      {taskKinds[task.kind].byHand ? (
        <Button
          look="plain"
          className="justify-self-start"
          disabled={busy}
          onClick={() => onAct({ act: 'done', note })}
        >
          Mark as done
        </Button>
      ) : null}
      <TaskHistory id={task.id} />
    </div>
  );
};
