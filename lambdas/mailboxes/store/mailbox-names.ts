import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { expiresInDays } from '../../runtime/clock.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { historyItem, numberKey, ownerKey, searchItems, toMailbox } from './mailbox-items.ts';

/** A name from one version of the owner's profile. */
interface NameChange {
  readonly userId: string;
  readonly name: string;
  readonly profileVersion: number;
  readonly at: Date;
  /** Id of the event that brought the name. */
  readonly eventId: string;
}

/** `older`: the mailbox has this version of the profile or a later one. `busy`: write conflict; the caller may try again. */
type NameOutcome = 'applied' | 'older' | 'no-mailbox' | 'busy';

/** A mailbox begins with the name of the profile's first version. */
const FIRST_VERSION = 1;

/** The condition (optimistic lock) makes sure that the search entries to delete are those of the name that was read. */
const nextName = (table: string, seen: Mailbox, { name, profileVersion }: NameChange): Write => ({
  Update: {
    TableName: table,
    Key: numberKey(seen.number),
    UpdateExpression: 'SET ownerName = :name, nameVersion = :profile, #version = :next',
    ConditionExpression: '#version = :seen AND (attribute_not_exists(nameVersion) OR nameVersion < :profile)',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: {
      ':name': name,
      ':profile': profileVersion,
      ':seen': seen.version,
      ':next': seen.version + (name === seen.ownerName ? 0 : 1),
    },
  },
});

/**
 * Search entries for the new name. An entry of the old name stays until its time to live is over. It carries the terms of
 * the new name, and because its own term is not one of them, lists leave it out.
 */
const searchWrites = (table: string, seen: Mailbox, renamed: Mailbox, at: Date): readonly Write[] => {
  const entries = searchItems(renamed);
  const kept = new Set(entries.map(({ term }) => term));
  const terms = entries.map(({ term }) => term);
  const gone = searchItems(seen).filter(({ term }) => !kept.has(term));
  return [...entries, ...gone.map((entry) => ({ ...entry, terms, expires_at: expiresInDays(at, 0) }))].map(
    (Item) => ({ Put: { TableName: table, Item } }),
  );
};

const renaming = (table: string, seen: Mailbox, change: NameChange): readonly Write[] => {
  if (change.name === seen.ownerName) return [];
  const renamed = { ...seen, ownerName: change.name };
  const note = `${seen.ownerName} → ${change.name}`;
  const entry = {
    id: change.eventId,
    at: change.at.toISOString(),
    what: 'renamed',
    by: change.userId,
    note,
  } as const;
  return [
    { Put: { TableName: table, Item: historyItem(seen.number, entry) } },
    ...searchWrites(table, seen, renamed, change.at),
  ];
};

/** Changes the name of a mailbox on the address, in the list and in the search, in one transaction. */
export const mailboxNames = (client: DynamoDBDocumentClient, table: string) => ({
  apply: async (change: NameChange): Promise<NameOutcome> => {
    const claim = await getItem(client, table, ownerKey(change.userId));
    const item = claim && (await getItem(client, table, numberKey(String(claim.number))));
    if (!item) return 'no-mailbox';
    if (Number(item.nameVersion ?? FIRST_VERSION) >= change.profileVersion) return 'older';
    const seen = toMailbox(item);
    const also = renaming(table, seen, change);
    const isWritten = await writeTogether(client, nextName(table, seen, change), also, { tries: 1 });
    return isWritten ? 'applied' : 'busy';
  },
});

export type MailboxNames = ReturnType<typeof mailboxNames>;
