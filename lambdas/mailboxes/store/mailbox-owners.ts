import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { claimedNumber, historyItem, numberKey, ownerKey, toStored } from './mailbox-items.ts';
import { nextMailbox } from './next-mailbox.ts';

/** Name and phone number from one version of the owner's profile. */
interface OwnerChange {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
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

/** The mailbox with the owner's new name, e-mail address and phone number. The same object when all are as before. */
const changedMailbox = (seen: Mailbox, { name, email, phone }: OwnerChange): Mailbox => {
  const { ownerPhone: phoneBefore, ...others } = seen;
  const ownerPhone = phone ?? undefined;
  if (name === seen.ownerName && email === seen.ownerEmail && ownerPhone === phoneBefore) return seen;
  const phoneNow = ownerPhone === undefined ? {} : { ownerPhone };
  return { ...others, ownerName: name, ownerEmail: email, ...phoneNow, version: seen.version + 1 };
};

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
  const next = nextMailbox(client, table);
  const apply = async (change: OwnerChange): Promise<OwnerOutcome> => {
    const number = claimedNumber(await getItem(client, table, ownerKey(change.userId)));
    const item = number && (await getItem(client, table, numberKey(number)));
    if (!item) return 'no-mailbox';
    const seen = toStored(item);
    if ((seen.nameVersion ?? FIRST_VERSION) >= change.profileVersion) return 'older';
    const mailbox = changedMailbox(seen.mailbox, change);
    const { guard, also } = await next(
      seen,
      { ...seen, mailbox, nameVersion: change.profileVersion },
      change.at,
    );
    const renamed = renaming(table, seen.mailbox, change);
    return (await writeTogether(client, guard, [...renamed, ...also], { tries: 1 })) ? 'applied' : 'busy';
  };
  return { apply };
};

export type MailboxOwners = ReturnType<typeof mailboxOwners>;
