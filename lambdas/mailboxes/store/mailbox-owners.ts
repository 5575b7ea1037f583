import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { searchTerms } from '#domain/mailboxes/search.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { historyItem, mailboxItem, numberKey, ownerKey, toMailbox } from './mailbox-items.ts';
import { storedTerms, termWrites } from './mailbox-terms.ts';

/** Name and phone number from one version of the owner's profile. */
interface OwnerChange {
  readonly userId: string;
  readonly name: string;
  /** E.164; null without one. */
  readonly phone: string | null;
  readonly profileVersion: number;
  readonly at: Date;
  /** Id of the event that brought them. */
  readonly eventId: string;
}

/** `older`: the mailbox has this version of the profile or a later one. `busy`: write conflict; the caller may try again. */
type OwnerOutcome = 'applied' | 'older' | 'no-mailbox' | 'busy';

/** A mailbox begins with the name of the profile's first version. */
const FIRST_VERSION = 1;

/** The mailbox with the owner's new name and phone number. The same object when both are as before. */
const changedMailbox = (seen: Mailbox, { name, phone }: OwnerChange): Mailbox => {
  const { ownerPhone: phoneBefore, ...others } = seen;
  const ownerPhone = phone ?? undefined;
  if (name === seen.ownerName && ownerPhone === phoneBefore) return seen;
  const phoneNow = ownerPhone === undefined ? {} : { ownerPhone };
  return { ...others, ownerName: name, ...phoneNow, version: seen.version + 1 };
};

/** The condition (optimistic lock) makes sure that the search entries to delete are those of the owner that was read. */
const nextOwner = (table: string, seen: Mailbox, next: Mailbox, profileVersion: number): Write => ({
  Put: {
    TableName: table,
    Item: { ...mailboxItem(next), nameVersion: profileVersion },
    ConditionExpression: '#version = :seen AND (attribute_not_exists(nameVersion) OR nameVersion < :profile)',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':profile': profileVersion, ':seen': seen.version },
  },
});

const renaming = (
  table: string,
  seen: Mailbox,
  { name, eventId, at, userId }: OwnerChange,
): readonly Write[] => {
  if (name === seen.ownerName) return [];
  const entry = {
    id: eventId,
    at: at.toISOString(),
    what: 'renamed',
    by: userId,
    note: `${seen.ownerName} → ${name}`,
  } as const;
  return [{ Put: { TableName: table, Item: historyItem(seen.number, entry) } }];
};

/** Changes the owner of a mailbox on the address, in the list and in the search, in one transaction. */
export const mailboxOwners = (client: DynamoDBDocumentClient, table: string) => {
  const apply = async (change: OwnerChange): Promise<OwnerOutcome> => {
    const claim = await getItem(client, table, ownerKey(change.userId));
    const item = claim && (await getItem(client, table, numberKey(String(claim.number))));
    if (!item) return 'no-mailbox';
    if (Number(item.nameVersion ?? FIRST_VERSION) >= change.profileVersion) return 'older';
    const seen = toMailbox(item);
    const next = changedMailbox(seen, change);
    const before = async () => (await storedTerms(client, table, seen.number)) ?? searchTerms(seen);
    const also =
      next === seen
        ? []
        : [...renaming(table, seen, change), ...termWrites(table, next, await before(), change.at)];
    const guarded = nextOwner(table, seen, next, change.profileVersion);
    return (await writeTogether(client, guarded, also, { tries: 1 })) ? 'applied' : 'busy';
  };
  return { apply };
};

export type MailboxOwners = ReturnType<typeof mailboxOwners>;
