import type { Role } from '#domain/kernel/role.ts';
import { taskEndpoints } from '#domain/tasks/endpoints.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { assignTask, finishTask, showTask, snoozeTask } from './desk/change-task.ts';
import { countTasks, listTasks } from './desk/list-tasks.ts';
import { taskList } from './store/task-list.ts';
import { taskStore } from './store/task-store.ts';

export const variables = { TASKS_TABLE: required };

interface TasksDependencies extends SharedDependencies {
  /** The roles that somebody who works here has now. */
  readonly rolesOf: (userId: string) => Promise<readonly Role[]>;
}

/** The function behind the endpoints of the tasks. */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, newId, checks, rolesOf }: TasksDependencies,
) => {
  const store = taskStore(client, env.TASKS_TABLE);
  const list = taskList(client, env.TASKS_TABLE);
  const deps = { store, clock, newId };
  const useCases = {
    list: listTasks({ list, clock }),
    counts: countTasks({ list, clock }),
    show: showTask(deps),
    assign: assignTask({ ...deps, rolesOf }),
    snooze: snoozeTask(deps),
    done: finishTask(deps),
  };
  return http('tasks', taskEndpoints, useCases, checks);
};
