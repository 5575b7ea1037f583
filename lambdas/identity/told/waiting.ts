import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { shipperTasks } from '#domain/identity/shipper/known-shipper.ts';
import { taskEvents } from '#events/identity/task-events.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { PageRequest } from '../../runtime/table/page.ts';
import type { Waiting } from '../../runtime/task-source.ts';
import { shipperStore } from '../shipper/shipper-store.ts';

/** What waits at records of known shippers. It needs `GetItem` and `Query` on the table. */
const shippers = (client: DynamoDBDocumentClient, table: string, clock: Clock) => {
  const records = shipperStore(client, table);
  return {
    of: async (userId: string) => shipperTasks(await records.find(userId), clock()),
    open: async (page: PageRequest) => {
      const { items, ...rest } = await records.all(page);
      const waiting = items.filter((record) => shipperTasks(record, clock()).length > 0);
      return { ...rest, items: waiting.map(({ userId }) => userId) };
    },
  };
};

/** What the domain tells the list of tasks. */
export const waiting: Waiting<'PROFILES_TABLE'> = {
  table: 'PROFILES_TABLE',
  sources: (client, table, clock) => ({ shipper: shippers(client, table, clock) }),
  events: taskEvents,
};

/** A record that is about to end waits from a day on, without an event. */
export const waitingByDay: Waiting<'PROFILES_TABLE'> = { ...waiting, events: [] };
