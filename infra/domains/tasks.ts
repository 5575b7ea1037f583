import type { Domain } from '../patterns/domain.ts';
import { onTable, queriesIndex } from '../patterns/uses.ts';

/** What is wrong or waits for someone, derived from what other domains have, with who has taken it. */
export const tasks: Domain = {
  name: 'tasks',
  tables: { Tasks: { outbox: true, indexed: true } },
  http: {
    uses: [onTable('TASKS_TABLE', 'GetItem', 'PutItem', 'Query'), queriesIndex('TASKS_TABLE')],
    whenItFails: 'Nobody at the desk sees what waits, or can take it',
  },
};
