import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { MailboxHistoryEntry } from '#domain/mailboxes/mailbox.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { transact } from '../../runtime/table/transact.ts';
import { putNew } from '../../runtime/table/writes.ts';
import { historyItem, noteClaim, noteKey, toHistoryEntry } from './mailbox-items.ts';

/** Writes notes of staff into the history of mailboxes. */
export const mailboxNotes = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Writes a note once for each id. Returns what stands under the id: this note, or the one before it. */
  add: async (number: string, entry: MailboxHistoryEntry): Promise<MailboxHistoryEntry> => {
    const claim = {
      ...noteClaim(number, entry),
      expires_at: expires(new Date(entry.at), 'claim'),
    };
    const refused = await transact(
      client,
      { 'written-before': putNew(TableName, claim) },
      { also: [putNew(TableName, historyItem(number, entry))] },
    );
    if (refused === undefined) return entry;
    const before = await getItem(client, TableName, noteKey(number, entry.id));
    if (!before) throw new Error('The note could not be written: others kept writing the same items.');
    return toHistoryEntry(before);
  },
});

export type MailboxNotes = ReturnType<typeof mailboxNotes>;
