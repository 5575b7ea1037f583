import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { getItem } from '../../runtime/table/get-item.ts';
import { partitionPage } from '../../runtime/table/query.ts';
import { write } from '../../runtime/table/write.ts';
import { putVersion } from '../../runtime/table/writes.ts';
import { Pointer, pointerPartition } from '../counters/counter-items.ts';
import { type GroupItem, groupKey, SampleItem, sampleKey } from '../counters/group-items.ts';

/** What people look up about one group, and write about it. The fold's part is in `group-store.ts`. */
export interface GroupDetailsStore {
  sample(fingerprint: string): Promise<SampleItem | undefined>;
  /** Writes the group one version on; false where somebody else was first. */
  decide(fingerprint: string, group: GroupItem): Promise<boolean>;
  /** Where records of the group lie, newest first; `last` when nothing follows. */
  pointers(
    fingerprint: string,
    request: { readonly after: string | undefined; readonly most: number },
  ): Promise<{ readonly pointers: readonly Pointer[]; readonly last: boolean }>;
}

/** Groups of the Monitoring table as the desk works with them. */
export const groupDetailsStore = (client: DynamoDBDocumentClient, TableName: string): GroupDetailsStore => ({
  sample: async (fingerprint) => {
    const item = await getItem(client, TableName, sampleKey(fingerprint), { consistent: false });
    return item && SampleItem.parse(item);
  },
  // The fold raises in a transaction: a decision at that very moment was second as well.
  decide: (fingerprint, group) =>
    write(client, putVersion(TableName, { ...groupKey(fingerprint), ...group })),
  pointers: async (fingerprint, { after, most }) => {
    const pk = pointerPartition(fingerprint);
    const { items, next } = await partitionPage(client, TableName, pk, {
      order: 'newest first',
      after: after === undefined ? undefined : { pk, sk: after },
      limit: most,
    });
    return { pointers: items.map((item) => Pointer.parse(item)), last: next === undefined };
  },
});
