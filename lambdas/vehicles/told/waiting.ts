import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { vehicleTasks } from '#domain/vehicles/tasks.ts';
import { taskEvents } from '#events/vehicles/task-events.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { TaskSource, Waiting } from '../../runtime/task-source.ts';
import { vehicleStore } from '../store/vehicle-store.ts';

/** What waits at vehicles. It needs `GetItem` and `Query` on the table. */
const vehicles = (client: DynamoDBDocumentClient, table: string, clock: Clock): TaskSource => {
  const { find, page } = vehicleStore(client, table);
  return {
    of: async (id) => {
      const vehicle = await find(id);
      return vehicle === undefined ? [] : vehicleTasks(vehicle, clock());
    },
    open: async (asked) => {
      const { items, ...rest } = await page(asked);
      const waiting = items.filter((vehicle) => vehicleTasks(vehicle, clock()).length > 0);
      return { ...rest, items: waiting.map(({ id }) => id) };
    },
  };
};

/** What the domain tells the list of tasks. */
export const waiting: Waiting<'VEHICLES_TABLE'> = {
  table: 'VEHICLES_TABLE',
  sources: (client, table, clock) => ({ vehicle: vehicles(client, table, clock) }),
  events: taskEvents,
};

/** A paper that expires waits from a midnight on, without an event. */
export const waitingByDay: Waiting<'VEHICLES_TABLE'> = { ...waiting, events: [] };
