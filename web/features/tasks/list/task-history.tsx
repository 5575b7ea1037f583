import type { TaskEntry } from '#domain/tasks/task.ts';
import { useWho } from '#web/session/use-who.ts';
import { changeLine, HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { useTask } from '../use-tasks.ts';

const deeds: Record<TaskEntry['what'], string> = {
  taken: 'took it',
  given: 'gave it to',
  'handed-back': 'handed it back',
  snoozed: 'snoozed it',
  woken: 'brought it back',
  done: 'marked it as done',
};

const Entries = ({ history }: { readonly history: readonly TaskEntry[] }) => {
  const who = useWho(history.map(({ by }) => by));
  if (history.length === 0) return <p className="text-sm text-ink-soft">Nobody has taken it so far.</p>;
  return (
    <HistoryLines>
      {history.map(({ id, at, what, by, note, after }) => (
        <HistoryLine
          key={id}
          who={who(by)}
          what={deeds[what]}
          at={at}
          changes={what === 'snoozed' ? [changeLine('Until', undefined, after)] : []}
          note={note}
        />
      ))}
    </HistoryLines>
  );
};

/** Who took, snoozed or finished a task, the oldest first. */
export const TaskHistory = ({ id }: { readonly id: string }) => (
  <Loaded query={useTask(id)} loading="Loading who did what…" lines={2}>
    {({ history }) => <Entries history={history} />}
  </Loaded>
);
