import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { HandoverOfBill } from '#domain/shipments/handover/handover.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { handoverKey, toHandover } from '../store/handover-items.ts';

/** A handover by the id of its tracking event, for billing; undefined when there is none. It needs `GetItem` on the table. */
export const readHandover =
  (client: DynamoDBDocumentClient, table: string) =>
  async (number: string, id: string): Promise<HandoverOfBill | undefined> => {
    const item = await getItem(client, table, handoverKey(number, id));
    if (item === undefined) return undefined;
    const { by, storage, storageBy, storageLocal } = toHandover(item);
    return storageBy === undefined ? undefined : { id, by, storage, storageBy, storageLocal };
  };
