import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tasksAbout } from '#domain/kernel/derived-task.ts';
import { isForAgent } from '#domain/shipments/arrivals/arrival.ts';
import { lockedSince } from '#domain/shipments/handover/collection-code.ts';
import { holdKinds } from '#domain/shipments/holds.ts';
import { isClosed } from '#domain/shipments/lifecycle.ts';
import { goodsTo } from '#domain/shipments/next-step/goods-words.ts';
import { shipmentTasks } from '#domain/shipments/tasks.ts';
import { taskEvents } from '#events/shipments/task-events.ts';
import type { Clock } from '../../runtime/clock.ts';
import { oldestFirst } from '../../runtime/table/newest-first.ts';
import type { PageRequest } from '../../runtime/table/page.ts';
import type { Waiting } from '../../runtime/task-source.ts';
import { opinionStore } from '../store/opinion-store.ts';
import { holdPartition, numberIn, openPartition, unhappyPartition } from '../store/shipment-rows.ts';
import { shipmentStore } from '../store/shipment-store.ts';

/** Drafts are only listed by their holds, and closed ones while their sender waits for our call. */
const partitions = [openPartition, unhappyPartition, ...holdKinds.map(holdPartition)];

/** What waits in shipments. It needs `GetItem` on the table and `Query` on its index. */
const shipments = (client: DynamoDBDocumentClient, TableName: string, clock: Clock) => {
  const { find, code } = shipmentStore(client, TableName);
  const opinions = opinionStore(client, TableName);
  return {
    of: async (number: string) => {
      const shipment = await find(number);
      if (shipment === undefined) return [];
      // A code is given from when the flight has left, and nobody collects what is closed.
      const locked = isForAgent(shipment) ? lockedSince(await code(number), clock()) : undefined;
      // They are asked when everything is handed over.
      const opinion = isClosed(shipment.state) ? await opinions.find(number) : undefined;
      const tasks = shipmentTasks(shipment, { codeLockedSince: locked, opinion });
      return tasksAbout({ customer: shipment.ownerId, what: goodsTo(shipment) }, tasks);
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

/** What the domain tells the list of tasks. */
export const waiting: Waiting<'SHIPMENTS_TABLE'> = {
  table: 'SHIPMENTS_TABLE',
  sources: (client, table, clock) => ({ shipment: shipments(client, table, clock) }),
  events: taskEvents,
};
