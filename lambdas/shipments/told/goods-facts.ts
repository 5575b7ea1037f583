import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { whoseGoods } from '#domain/shipments/next-step/goods-words.ts';
import { shipmentStore } from '../store/shipment-store.ts';

interface OfShipment {
  /** Absent where an event is of no shipment. */
  readonly data: { readonly shipment?: string | undefined };
}

/**
 * Whose goods a letter about money is for, as `Marva’s barrel`; a person who is charged without a shipment pays for our services. A
 * function needs `GetItem` on the table.
 */
export const goodsFacts = {
  table: 'SHIPMENTS_TABLE',
  read: async ({ data: { shipment } }: OfShipment, client: DynamoDBDocumentClient, table: string) => {
    const found = shipment === undefined ? undefined : await shipmentStore(client, table).find(shipment);
    return { goods: found === undefined ? 'our services' : whoseGoods(found) };
  },
  sample: { goods: 'Marva’s barrel' },
} as const;

interface OfOwner {
  readonly data: { readonly number: string; readonly ownerId: string };
}

/** What a line is about, as people name it. */
export interface Named {
  /** Undefined where there is nothing to name: its number names it. */
  readonly goods?: string;
}

/** Whose goods a line about somebody’s shipment names. Of one that is gone or another’s by now the line says the number alone. */
export const ownGoodsFacts = {
  table: 'SHIPMENTS_TABLE',
  read: async (
    { data: { number, ownerId } }: OfOwner,
    client: DynamoDBDocumentClient,
    table: string,
  ): Promise<Named> => {
    const found = await shipmentStore(client, table).mine(number, ownerId);
    return found === undefined ? {} : { goods: whoseGoods(found) };
  },
  sample: goodsFacts.sample as Named,
} as const;
