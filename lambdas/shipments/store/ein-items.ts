import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { SealedNumber } from '#domain/shipments/handover/handover.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { partitionOf } from './shipment-items.ts';

/** The EIN of the sender, by which the export of a shipment is filed: one item, which a correction replaces. */
export const EIN = 'EIN';

const EinItem = z.object({ ein: SealedNumber });
type SealedEin = z.infer<typeof SealedNumber>;

const einKey = (number: string) => ({ pk: partitionOf(number), sk: EIN });
export const einItem = (number: string, ein: SealedEin) => ({ ...einKey(number), ein });
export const toEin = (item: unknown): SealedEin => EinItem.parse(item).ein;

/** Reads the sealed EINs, and makes the write that goes with the next version of the shipment. */
export const einItems = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (number: string): Promise<SealedEin | undefined> => {
    const item = await getItem(client, TableName, einKey(number));
    return item && toEin(item);
  },
  put: (number: string, ein: SealedEin): Write => ({ Put: { TableName, Item: einItem(number, ein) } }),
});

export type EinItems = ReturnType<typeof einItems>;
