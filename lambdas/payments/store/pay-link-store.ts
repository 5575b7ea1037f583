import { createHash } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isPayLinkOver, PayLink, readPayToken } from '#domain/payments/pay-link.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { transact } from '../../runtime/table/transact.ts';
import { updateItem } from '../../runtime/table/update-item.ts';
import { putVersion } from '../../runtime/table/writes.ts';

/** More payments than any family begins by one link. Whoever is above it asks for a new link. */
const MOST_BEGUN = 60;

const keyOf = (invoice: string) => ({ pk: `INVOICE#${invoice}`, sk: 'LINK' });

/** The secret has 128 random bits, so its plain hash tells nothing of it. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The link of an invoice that a token opened. */
export interface OpenedLink {
  readonly invoice: string;
  readonly link: PayLink;
}

/** The links by which somebody without an account pays. */
export const payLinkStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const count = async (
    token: string,
    now: Date,
    counter: 'opened' | 'begun',
  ): Promise<OpenedLink | undefined> => {
    const read = readPayToken(token);
    if (read === undefined) return undefined;
    const item = await updateItem(client, {
      TableName,
      Key: keyOf(read.invoice),
      UpdateExpression: 'ADD #counter :one SET #openedAt = :at',
      ConditionExpression: '#hash = :hash AND #begun < :most',
      ExpressionAttributeNames: {
        '#counter': counter,
        '#openedAt': 'openedAt',
        '#hash': 'hash',
        '#begun': 'begun',
      },
      ExpressionAttributeValues: {
        ':one': 1,
        ':at': now.toISOString(),
        ':hash': hashOfSecret(read.secret),
        ':most': MOST_BEGUN,
      },
    });
    if (item === undefined) return undefined;
    const link = PayLink.parse(item);
    return isPayLinkOver(link, now) ? undefined : { invoice: read.invoice, link };
  };
  return {
    find: async (invoice: string): Promise<PayLink | undefined> => {
      const item = await getItem(client, TableName, keyOf(invoice));
      return item && PayLink.parse(item);
    },
    /** Writes the next version of a link with its event. False when somebody else wrote it in between. */
    write: async (invoice: string, link: PayLink, event: PublishedEvent): Promise<boolean> =>
      (await transact(
        client,
        { changed: putVersion(TableName, { ...keyOf(invoice), ...link }) },
        { also: [outboxItem(TableName, event)] },
      )) === undefined,
    /** The link of a token, and counts that it was opened. Undefined for one that is forged, replaced, revoked or over. */
    open: (token: string, now: Date): Promise<OpenedLink | undefined> => count(token, now, 'opened'),
    /** The same for a payment that is begun by it. */
    begin: (token: string, now: Date): Promise<OpenedLink | undefined> => count(token, now, 'begun'),
  };
};

export type PayLinkStore = ReturnType<typeof payLinkStore>;
