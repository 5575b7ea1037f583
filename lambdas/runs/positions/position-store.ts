import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DAY_MS } from '#domain/kernel/new-york.ts';
import { retention } from '#domain/kernel/retention.ts';
import { Seen } from '#domain/runs/positions/seen.ts';
import { expires } from '../../runtime/table/expires.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { write } from '../../runtime/table/write.ts';
import { put } from '../../runtime/table/writes.ts';

const partitionOf = (runId: string): string => `TRAIL#${runId}`;

/** Where the vans of runs were: `TRAIL#<run>` / `<instant>` in the Runs table, for seven days. It needs `Query`, and for the write `PutItem`. */
export const positionStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Where a run was seen last. What is older than it may be kept is not there, whenever the table deletes it. */
  last: async (runId: string, now: Date): Promise<Seen | undefined> => {
    const oldest = new Date(now.getTime() - retention.positions.days * DAY_MS).toISOString();
    const [newest] = await queryItems(
      client,
      {
        TableName,
        ConsistentRead: true,
        ScanIndexForward: false,
        KeyConditionExpression: 'pk = :trail AND sk >= :oldest',
        ExpressionAttributeValues: { ':trail': partitionOf(runId), ':oldest': oldest },
      },
      { limit: 1 },
    );
    return newest && Seen.parse(newest);
  },
  /** Keeps one. The same again is the same item. */
  keep: async (runId: string, seen: Seen): Promise<void> => {
    const expires_at = expires(new Date(seen.at), 'positions');
    await write(client, put(TableName, { pk: partitionOf(runId), sk: seen.at, ...seen, expires_at }));
  },
});

export type PositionStore = ReturnType<typeof positionStore>;
