import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { vehicleStore } from './store/vehicle-store.ts';

/** Reads vehicles as they are now, for what follows from them. It needs `GetItem` on the table. */
export const vehicleReader = (client: DynamoDBDocumentClient, table: string) => {
  const { find } = vehicleStore(client, table);
  return { find };
};
