import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expires } from '../../runtime/table/expires.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { putNew } from '../../runtime/table/writes.ts';

interface ExportRecord {
  readonly id: string;
  readonly list: string;
  readonly filters: readonly string[];
  readonly by: string;
  readonly at: string;
}

/** Which lists were taken out as files. */
export const exportStore = (client: DynamoDBDocumentClient, table: string) => ({
  /** False when it is on record already. */
  keep: (record: ExportRecord, event: PublishedEvent): Promise<boolean> =>
    writeTogether(
      client,
      putNew(table, {
        pk: `EXPORT#${record.id}`,
        sk: 'EXPORT',
        ...record,
        expires_at: expires(new Date(record.at), 'trail'),
      }),
      [outboxItem(table, event)],
    ),
});

export type ExportStore = ReturnType<typeof exportStore>;
