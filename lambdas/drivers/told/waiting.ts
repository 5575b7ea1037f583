import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { driverTasks } from '#domain/drivers/tasks.ts';
import { taskEvents } from '#events/drivers/task-events.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { TaskSource, Waiting } from '../../runtime/task-source.ts';
import { driverStore } from '../driver-store.ts';

/** What waits at drivers. It needs `GetItem` and `Query` on the table. */
const drivers = (client: DynamoDBDocumentClient, table: string, clock: Clock): TaskSource => {
  const { find, page } = driverStore(client, table);
  return {
    of: async (id) => {
      const driver = await find(id);
      return driver === undefined ? [] : driverTasks(driver, clock());
    },
    open: async (asked) => {
      const { items, ...rest } = await page(asked);
      const waiting = items.filter((driver) => driverTasks(driver, clock()).length > 0);
      return { ...rest, items: waiting.map(({ id }) => id) };
    },
  };
};

/** What the domain tells the list of tasks. */
export const waiting: Waiting<'DRIVERS_TABLE'> = {
  table: 'DRIVERS_TABLE',
  sources: (client, table, clock) => ({ driver: drivers(client, table, clock) }),
  events: taskEvents,
};

/** A paper that expires waits from a midnight on, without an event. */
export const waitingByDay: Waiting<'DRIVERS_TABLE'> = { ...waiting, events: [] };
