import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import type { ExportJob } from '#domain/monitoring/exports/export-job.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { write } from '../../runtime/table/write.ts';
import { putNew } from '../../runtime/table/writes.ts';

/** More than people ask for in a week, and still one small page. */
const JOBS_SHOWN = 100;

const Job = z.extend(monitoringEndpoints.requestExport.body, {
  id: z.string(),
  requestedAt: z.string(),
  requestedBy: z.string(),
  outcome: z.optional(
    z.union([
      z.object({ state: z.literal('done'), records: z.number(), finishedAt: z.string() }),
      z.object({ state: z.literal('failed'), problem: z.string() }),
    ]),
  ),
});

const PARTITION = 'EXPORT';
const keyOf = (id: string) => ({ pk: PARTITION, sk: id });

const toJob = ({ pk, sk, expires_at, ...item }: Record<string, unknown>): ExportJob => {
  const { outcome, ...job } = Job.parse(item);
  return outcome ? { ...job, outcome } : job;
};

/** The smallest UUIDv7 of an instant. Every later id sorts after it. */
const idsSince = (instant: Date): string => {
  const hex = instant.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
};

/** Jobs in the Monitoring table. They expire with their files. */
export const exportStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Writes a job with the event that starts its worker, in one transaction. */
  add: async (job: ExportJob, event: PublishedEvent): Promise<void> => {
    const expires_at = expires(new Date(job.requestedAt), 'exportJob');
    const item = putNew(TableName, { ...keyOf(job.id), ...job, expires_at });
    if (!(await writeTogether(client, item, [outboxItem(TableName, event)])))
      throw new Error(`The export ${job.id} could not be stored.`);
  },
  find: async (id: string): Promise<ExportJob | undefined> => {
    const item = await getItem(client, TableName, keyOf(id));
    return item && toJob(item);
  },
  /** Jobs since an instant, newest first, no more than the page can show. */
  since: async (instant: Date): Promise<readonly ExportJob[]> => {
    const items = await queryItems(
      client,
      {
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk >= :since',
        ExpressionAttributeValues: { ':pk': PARTITION, ':since': idsSince(instant) },
        ScanIndexForward: false,
        // Strongly consistent, because the person wants to see the job that they have just requested.
        ConsistentRead: true,
      },
      { limit: JOBS_SHOWN },
    );
    return items.map(toJob);
  },
  /** Stores the result of a job, once: a second result changes nothing. */
  settle: async (id: string, outcome: NonNullable<ExportJob['outcome']>): Promise<void> => {
    await write(client, {
      Update: {
        TableName,
        Key: keyOf(id),
        UpdateExpression: 'SET outcome = :outcome',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(outcome)',
        ExpressionAttributeValues: { ':outcome': outcome },
      },
    });
  },
});

export type ExportStore = ReturnType<typeof exportStore>;
