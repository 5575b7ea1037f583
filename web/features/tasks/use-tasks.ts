import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { taskEndpoints } from '#domain/tasks/endpoints.ts';
import type { Task } from '#domain/tasks/task.ts';
import { api } from '#web/api/client.ts';
import { useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';
import type { AskedTasks } from './asked.ts';

/** How often kinds are counted again while the window is in front. */
const COUNT_INTERVAL_MS = 10_000;
const KEY = 'tasks';
/** A little longer than the usual delay of the index that lists are read from. */
const INDEX_LAG_MS = 3_000;

type TaskPage = EndpointReply<typeof taskEndpoints.list>;

const listKey = (asked: AskedTasks, cursor: string | undefined) => [KEY, 'list', { ...asked, cursor }];

/** One page of tasks, those that are due first. The page before stays on the screen until the next one has loaded. */
export const useTasks = (asked: AskedTasks, cursor: string | undefined) =>
  useReply(listKey(asked, cursor), taskEndpoints.list, { query: { limit: 25, cursor, ...asked } }, livePage);

/** How many tasks of each kind wait, up to 100. */
export const useTaskCounts = () =>
  useReply([KEY, 'counts'], taskEndpoints.counts, {}, { refetchInterval: COUNT_INTERVAL_MS });

/** One task with who took, snoozed or finished it. */
export const useTask = (id: string) => useReply([KEY, 'one', id], taskEndpoints.show, { params: { id } });

/** What a person does with a task. */
export type TaskAct =
  | { readonly act: 'assign'; readonly taken: boolean; readonly to?: string }
  | { readonly act: 'snooze'; readonly until: string | null; readonly note: string }
  | { readonly act: 'done'; readonly note: string };

const noted = (note: string) => (note.trim() === '' ? {} : { note: note.trim() });

const send = ({ id, version }: Task, act: TaskAct): Promise<Task> => {
  const params = { id };
  if (act.act === 'assign') {
    const { taken, to } = act;
    return api(taskEndpoints.assign, {
      params,
      body: { version, taken, ...(to === undefined ? {} : { to }) },
    });
  }
  if (act.act === 'done') return api(taskEndpoints.done, { params, body: { version, ...noted(act.note) } });
  return api(taskEndpoints.snooze, { params, body: { version, until: act.until, ...noted(act.note) } });
};

/** Whether a task is still in a list after a change. */
const staysIn = ({ view }: AskedTasks, task: Task, before: Task): boolean => {
  if (task.closedAt !== undefined) return false;
  if (view === 'mine') return task.owner !== undefined && task.owner === before.owner;
  const isAsleep = task.snoozedUntil !== undefined && Date.parse(task.snoozedUntil) > Date.now();
  return (view === 'snoozed') === isAsleep;
};

/** Does something with a task. Its list shows the result at once, and is read again when the index has it. */
export const useTaskAct = (task: Task, asked: AskedTasks) => {
  const cache = useQueryClient();
  const again = () => void cache.invalidateQueries({ queryKey: [KEY] });
  return useMutation({
    mutationFn: (act: TaskAct) => send(task, act),
    onSuccess: (changed) => {
      cache.setQueriesData<TaskPage>(
        { queryKey: [KEY, 'list', { view: asked.view, kind: asked.kind }] },
        (page) =>
          page && {
            ...page,
            items: page.items.flatMap((one) => {
              if (one.id !== changed.id) return [one];
              return staysIn(asked, changed, task) ? [changed] : [];
            }),
          },
      );
      void cache.invalidateQueries({ queryKey: [KEY, 'one', task.id] });
      setTimeout(again, INDEX_LAG_MS);
    },
    // Somebody else was there first: what they did is shown.
    onError: again,
  });
};
