import type { TaskEntry } from '#domain/tasks/task.ts';
import { useNames } from '#web/session/use-names.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
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
  const nameOf = useNames(
    history.flatMap(({ what, by, after }) => (what === 'given' && after !== undefined ? [by, after] : [by])),
  );
  if (history.length === 0) return <p className="text-sm text-ink-soft">Nobody has taken it so far.</p>;
  return (
    <ol className="grid gap-2">
      {history.map(({ id, at, what, by, note, after }) => (
        <li key={id} className="border-s-4 border-rule ps-3 text-sm">
          <span className="text-ink-soft">
            <strong className="font-semibold text-ink">{nameOf(by)}</strong> {deeds[what]}
            {what === 'given' && after !== undefined ? ` ${nameOf(after)}` : null}
            {what === 'snoozed' && after !== undefined ? (
              <>
                {' '}
                until <Instant at={after} />
              </>
            ) : null}
            , <Instant at={at} />
          </span>
          {note === undefined ? null : <p className="break-words">{note}</p>}
        </li>
      ))}
    </ol>
  );
};

/** Who took, snoozed or finished a task, the oldest first. */
export const TaskHistory = ({ id }: { readonly id: string }) => (
  <Loaded query={useTask(id)} loading="Loading who did what…" lines={2}>
    {({ history }) => <Entries history={history} />}
  </Loaded>
);
