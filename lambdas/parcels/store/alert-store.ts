import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PreAlert } from '#domain/parcels/pre-alert.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { putVersion, type Write } from '../../runtime/table/writes.ts';
import { alertClosed, alertItem, alertKey, toAlert } from './alert-items.ts';

/** Reads and writes pre-alerts. */
export const alertStore = (client: DynamoDBDocumentClient, table: string) => ({
  find: async (id: string): Promise<PreAlert | undefined> => {
    const item = await getItem(client, table, alertKey(id));
    return item && toAlert(item);
  },
  /** The next version of a pre-alert that stays open, guarded by the one before. */
  changing: (after: PreAlert): Write => putVersion(table, alertItem(after)),
  /** The writes that close a pre-alert, for the transaction of what closes it: the parcel that came. */
  closing: (after: PreAlert) => alertClosed(table, after),
});

export type AlertStore = ReturnType<typeof alertStore>;
