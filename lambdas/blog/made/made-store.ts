import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dueAt, MadeJob } from '#domain/blog/made/made-job.ts';
import { type DueList, dueKeys, dueList } from '../../runtime/aggregate/due-list.ts';
import { writeVersion } from '../../runtime/aggregate/write-version.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { newestFirst } from '../../runtime/table/newest-first.ts';
import { put } from '../../runtime/table/writes.ts';

const key = (id: string) => ({ pk: `MADE#${id}`, sk: 'MADE' });
const position = ({ askedAt, id }: MadeJob): string => `${askedAt}#${id}`;

/** The lists of the index: all drafts by when they were asked for, and those that a run has to look at. */
const ALL = 'MADE';
const DUE = 'MADE-DUE';

/** When a run looks at a draft; off the list once there is nothing to do. */
const dueItem = (job: MadeJob) => {
  const at = dueAt(job);
  return { ...key(job.id), sk: 'DUE', id: job.id, ...(at === undefined ? {} : dueKeys(DUE, at, job.id)) };
};

/** How drafts that are made of our own data are stored. */
export const madeStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (id: string): Promise<MadeJob | undefined> => {
    const item = await getItem(client, TableName, key(id));
    return item && MadeJob.parse(item);
  },
  /** Writes the next state. False when somebody else did in between. */
  write: async (job: MadeJob): Promise<boolean> =>
    (await writeVersion(client, TableName, {
      item: { ...key(job.id), gsi1pk: ALL, gsi1sk: position(job), ...job },
      also: [put(TableName, dueItem(job))],
    })) === undefined,
  newest: async (limit: number): Promise<readonly MadeJob[]> =>
    (
      await newestFirst(
        client,
        {
          TableName,
          index: 'gsi1',
          partitions: [ALL],
          rowOf: (item: unknown) => MadeJob.parse(item),
          positionOf: position,
        },
        { after: undefined, limit },
      )
    ).items,
});

export type MadeStore = ReturnType<typeof madeStore>;

/** Drafts that a run has to look at, the longest waiting first. */
export const dueDrafts = (client: DynamoDBDocumentClient, TableName: string): DueList =>
  dueList(client, { TableName, partition: DUE, index: 'gsi1' });
