import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { putVersion, type Write } from '../../runtime/table/writes.ts';

const keyOf = (holder: string) => ({ pk: `HELD#${holder}`, sk: 'SLOTS' });
const HeldItem = z.object({ version: z.int(), slots: z.array(z.string()) });

/** The slots in which somebody holds a place, the one that they held first before the others. */
export interface HeldSlots {
  readonly version: number;
  readonly slots: readonly string[];
}

/** Who holds places where, so that nobody keeps many from others. */
export const heldSlots = (client: DynamoDBDocumentClient, TableName: string) => ({
  of: async (holder: string): Promise<HeldSlots> => {
    const item = await getItem(client, TableName, keyOf(holder));
    return item === undefined ? { version: 0, slots: [] } : HeldItem.parse(item);
  },
  write: (holder: string, { version }: HeldSlots, slots: readonly string[], now: Date): Write =>
    putVersion(TableName, {
      ...keyOf(holder),
      version: version + 1,
      slots,
      expires_at: expires(now, 'claim'),
    }),
});

export type HeldSlotsStore = ReturnType<typeof heldSlots>;
