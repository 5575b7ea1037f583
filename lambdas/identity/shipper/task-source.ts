import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { shipperTasks } from '#domain/identity/shipper/known-shipper.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { PageRequest } from '../../runtime/table/page.ts';
import { shipperStore } from './shipper-store.ts';

/** What waits at records of known shippers. It needs `GetItem` and `Query` on the table. */
export const shipperTaskSource = (client: DynamoDBDocumentClient, table: string, clock: Clock) => {
  const shippers = shipperStore(client, table);
  return {
    of: async (userId: string) => shipperTasks(await shippers.find(userId), clock()),
    open: async (page: PageRequest) => {
      const { items, ...rest } = await shippers.all(page);
      const waiting = items.filter((record) => shipperTasks(record, clock()).length > 0);
      return { ...rest, items: waiting.map(({ userId }) => userId) };
    },
  };
};
