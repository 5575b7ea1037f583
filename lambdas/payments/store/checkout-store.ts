import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Checkout } from '#domain/payments/checkout.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { transact } from '../../runtime/table/transact.ts';
import { updateItem } from '../../runtime/table/update-item.ts';
import { putVersion } from '../../runtime/table/writes.ts';

/** Checkouts that somebody may still pay are in the index: only what the hourly look has to do with. */
const OPEN = 'OPEN';

const keyOf = (id: string) => ({ pk: `CHECKOUT#${id}`, sk: 'CHECKOUT' });
const toCheckout = (item: unknown): Checkout => Checkout.parse(item);

const placeOf = ({ state, at, id, changedAt }: Checkout) => {
  if (state === 'OPEN') return { gsi1pk: OPEN, gsi1sk: `${at}#${id}` };
  return { expires_at: expires(new Date(changedAt), state === 'PAID' ? 'payments' : 'unpaid') };
};

/** Checkouts by their id. */
export const checkoutStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (id: string): Promise<Checkout | undefined> => {
    const item = await getItem(client, TableName, keyOf(id));
    return item && toCheckout(item);
  },
  /** Writes the next version of a checkout and its events together; false when somebody else changed it in between. */
  write: async (checkout: Checkout, events: readonly PublishedEvent[]): Promise<boolean> => {
    const item = { ...keyOf(checkout.id), ...placeOf(checkout), ...checkout };
    const also = events.map((event) => outboxItem(TableName, event));
    return (await transact(client, { changed: putVersion(TableName, item) }, { also })) === undefined;
  },
  /** The checkouts that are open, the oldest first. */
  open: async (): Promise<readonly Checkout[]> =>
    (
      await queryItems(client, {
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :pk',
        ExpressionAttributeValues: { ':pk': OPEN },
      })
    ).map(toCheckout),
  /** Those of one invoice. Only what was opened in the last half hour is open, so that few are looked through. */
  openOf: async (invoice: string): Promise<readonly Checkout[]> =>
    (
      await queryItems(client, {
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :pk',
        FilterExpression: 'invoice = :invoice',
        ExpressionAttributeValues: { ':pk': OPEN, ':invoice': invoice },
      })
    ).map(toCheckout),
  /** Forgets where the receipt went. */
  forgetEmail: async (id: string): Promise<void> => {
    await updateItem(client, {
      TableName,
      Key: keyOf(id),
      UpdateExpression: 'REMOVE payerEmail',
      ConditionExpression: 'attribute_exists(pk)',
    });
  },
});

export type CheckoutStore = ReturnType<typeof checkoutStore>;
