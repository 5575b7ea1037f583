import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { getItem } from '../../runtime/table/get-item.ts';
import { partitionPage } from '../../runtime/table/query.ts';
import { write } from '../../runtime/table/write.ts';
import { putVersion } from '../../runtime/table/writes.ts';
import { Pointer, pointerPartition } from '../counters/counter-items.ts';
import { type GroupItem, groupKey, SampleItem, sampleKey } from '../counters/group-items.ts';

/** What staff read and write of one error group. The fold writes through `group-store.ts`. */
export const groupDetailsStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  sample: async (fingerprint: string): Promise<SampleItem | undefined> => {
    const item = await getItem(client, TableName, sampleKey(fingerprint), { consistent: false });
    return item && SampleItem.parse(item);
  },
  /** Writes the next version of the group. False when another version was written in between. */
  decide: (fingerprint: string, group: GroupItem): Promise<boolean> =>
    write(client, putVersion(TableName, { ...groupKey(fingerprint), ...group })),
  /** Pointers to the batches that hold records of the group, newest first. `last` when there are no more. */
  pointers: async (
    fingerprint: string,
    { after, limit }: { readonly after: string | undefined; readonly limit: number },
  ): Promise<{ readonly pointers: readonly Pointer[]; readonly last: boolean }> => {
    const pk = pointerPartition(fingerprint);
    const asked = { order: 'newest first', after, limit } as const;
    const { items, next } = await partitionPage(client, TableName, pk, asked, (item) => Pointer.parse(item));
    return { pointers: items, last: next === undefined };
  },
});

export type GroupDetailsStore = ReturnType<typeof groupDetailsStore>;
