import { useState } from 'react';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { may } from '#domain/kernel/permissions.ts';
import { taskKinds } from '#domain/tasks/kinds.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';
import type { TaskAct } from '../use-tasks.ts';

/** Gives a task to a colleague who has the right to clear it. */
export const GiveTo = ({
  task,
  busy,
  onAct,
}: {
  readonly task: Task;
  readonly busy: boolean;
  readonly onAct: (act: TaskAct) => void;
}) => {
  const [to, setTo] = useState('');
  const ownId = useOwnId();
  const query = useReply(['colleagues'], identityEndpoints.colleagues, {});
  return (
    <Loaded query={query} loading="Loading your colleagues…" lines={1}>
      {({ people }) => {
        const able = people.filter(
          ({ userId, roles }) =>
            userId !== ownId && userId !== task.owner && may({ roles }, taskKinds[task.kind].may),
        );
        return able.length === 0 ? (
          <p className="text-sm text-ink-soft">No colleague has the right to clear this task.</p>
        ) : (
          <form
            className="flex flex-wrap items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              if (to !== '') onAct({ act: 'assign', taken: true, to });
            }}
          >
            <div className="min-w-0 flex-1 basis-48 sm:max-w-sm">
              <PlainSelect label="Colleague" value={to} onChange={({ target }) => setTo(target.value)}>
                <option value="">Choose a colleague</option>
                {able.map(({ userId, name }) => (
                  <option key={userId} value={userId}>
                    {name}
                  </option>
                ))}
              </PlainSelect>
            </div>
            <Button type="submit" look="plain" disabled={busy || to === ''}>
              Give it to this colleague
            </Button>
          </form>
        );
      }}
    </Loaded>
  );
};
