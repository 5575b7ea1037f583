import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { getItem } from '../runtime/table/get-item.ts';
import { KeptRun, runKey } from './store/run-items.ts';

/** Who drives a run, and its stops, without whom we meet there. A function needs `GetItem` on the table. */
export const drivenRuns =
  (client: DynamoDBDocumentClient, table: string) =>
  async (id: string): Promise<KeptRun | undefined> => {
    const item = await getItem(client, table, runKey(id));
    return item && KeptRun.parse(item);
  };

export type FindDriven = ReturnType<typeof drivenRuns>;
