import { createHash } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  type Collector,
  type ReceiverLink,
  readLinkToken,
} from '#domain/shipments/handover/receiver-link.ts';
import type { ShipmentHistoryEntry } from '#domain/shipments/happenings.ts';
import { transact } from '../../runtime/table/transact.ts';
import { updateItem } from '../../runtime/table/update-item.ts';
import { putNew, putVersion } from '../../runtime/table/writes.ts';
import { collectorItem, linkItem, linkKey, toLink } from './handover-items.ts';
import { historyItem } from './shipment-items.ts';

/** The secret has 128 random bits, so its plain hash tells nothing of it. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The links by which receivers see their shipment, and whom they name to collect. */
export const receiverLinks = (client: DynamoDBDocumentClient, table: string) => {
  const writeVersion = async (
    number: string,
    item: Readonly<Record<string, unknown>> & { readonly version: number },
    entry: ShipmentHistoryEntry,
  ): Promise<boolean> =>
    (await transact(
      client,
      { changed: putVersion(table, item) },
      { also: [putNew(table, historyItem(number, entry))] },
    )) === undefined;
  return {
    /** Writes the next version of a link with its history. False when somebody else wrote it in between. */
    write: (number: string, link: ReceiverLink, entry: ShipmentHistoryEntry): Promise<boolean> =>
      writeVersion(number, linkItem(number, link), entry),
    /** The same for who collects. */
    writeCollector: (number: string, collector: Collector, entry: ShipmentHistoryEntry): Promise<boolean> =>
      writeVersion(number, collectorItem(number, collector), entry),
    /**
     * The shipment whose present link this is, with the link, and counts the use. Undefined for any other text. Whether the link has
     * ended depends on the shipment.
     */
    use: async (
      token: string,
      now: Date,
    ): Promise<{ readonly number: string; readonly link: ReceiverLink } | undefined> => {
      const read = readLinkToken(token);
      if (read === undefined) return undefined;
      const item = await updateItem(client, {
        TableName: table,
        Key: linkKey(read.number),
        UpdateExpression: 'ADD #opened :one SET #openedAt = :at',
        ConditionExpression: '#hash = :hash',
        ExpressionAttributeNames: { '#opened': 'opened', '#openedAt': 'openedAt', '#hash': 'hash' },
        ExpressionAttributeValues: {
          ':one': 1,
          ':at': now.toISOString(),
          ':hash': hashOfSecret(read.secret),
        },
      });
      return item && { number: read.number, link: toLink(item) };
    },
  };
};

export type ReceiverLinks = ReturnType<typeof receiverLinks>;
