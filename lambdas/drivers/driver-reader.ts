import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { driverStore } from './driver-store.ts';

/** Reads drivers as they are now, for what follows from them. It needs `GetItem` on the table. */
export const driverReader = (client: DynamoDBDocumentClient, table: string) => {
  const { find } = driverStore(client, table);
  return { find };
};
