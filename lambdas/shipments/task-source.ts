import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isForAgent } from '#domain/shipments/arrivals/arrival.ts';
import { lockedSince } from '#domain/shipments/handover/collection-code.ts';
import { holdKinds } from '#domain/shipments/holds.ts';
import { shipmentTasks } from '#domain/shipments/tasks.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { oldestFirst } from '../runtime/table/newest-first.ts';
import type { PageRequest } from '../runtime/table/page.ts';
import { holdPartition, numberIn, openPartition } from './store/shipment-rows.ts';
import { shipmentStore } from './store/shipment-store.ts';

/** Drafts are only listed by their holds. */
const partitions = [openPartition, ...holdKinds.map(holdPartition)];

/** What waits in shipments. It needs `GetItem` on the table and `Query` on its index. */
export const shipmentTaskSource = (
  client: DynamoDBDocumentClient,
  TableName: string,
  clock: SharedDependencies['clock'],
) => {
  const { find, code } = shipmentStore(client, TableName);
  return {
    of: async (number: string) => {
      const shipment = await find(number);
      if (shipment === undefined) return [];
      // A code is given from when the flight has left, and nobody collects what is closed.
      const locked = isForAgent(shipment) ? lockedSince(await code(number), clock()) : undefined;
      return shipmentTasks(shipment, { codeLockedSince: locked });
    },
    open: async (page: PageRequest) => {
      const rows = await oldestFirst(
        client,
        {
          TableName,
          index: 'gsi1',
          partitions,
          rowOf: ({ gsi1sk }) => String(gsi1sk),
          positionOf: (position: string) => position,
        },
        page,
      );
      return { ...rows, items: rows.items.map(numberIn) };
    },
  };
};
