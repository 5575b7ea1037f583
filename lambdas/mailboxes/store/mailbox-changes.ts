import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { FIRST_MAILBOX_NUMBER, type MailboxHistoryEntry } from '#domain/mailboxes/mailbox.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { transact } from '../../runtime/table/transact.ts';
import { write } from '../../runtime/table/write.ts';
import { putNew, type Write } from '../../runtime/table/writes.ts';
import {
  claimedNumber,
  counterKey,
  firstClaim,
  givenAway,
  historyItem,
  mailboxItem,
  nextClaim,
  numberKey,
  ownerItem,
  ownerKey,
  type StoredMailbox,
  searchItems,
  toStored,
} from './mailbox-items.ts';
import { nextMailbox } from './next-mailbox.ts';

/** What is written with a changed mailbox. */
interface Told {
  readonly history: MailboxHistoryEntry;
  readonly event: PublishedEvent;
  readonly at: Date;
}

/** A mailbox before and after a change. Without `seen` it is new. */
export interface Changed extends Told {
  readonly seen?: StoredMailbox | undefined;
  readonly next: StoredMailbox;
}

/** Writes changes of mailboxes with their history and events. */
export const mailboxChanges = (client: DynamoDBDocumentClient, table: string) => {
  const nextOf = nextMailbox(client, table);
  const find = async (number: string): Promise<StoredMailbox | undefined> => {
    const item = await getItem(client, table, numberKey(number));
    return item && toStored(item);
  };
  /** The mailbox that stands for a number now: that one, or the one that has replaced it. */
  const current = async (number: string): Promise<StoredMailbox | undefined> => {
    const found = await find(number);
    const next = found?.mailbox.replacedBy;
    return next === undefined ? found : current(next);
  };
  const writesOf = async ({ seen, next, history, event, at }: Changed) => {
    const { mailbox, ...behind } = next;
    const told = [putNew(table, historyItem(mailbox.number, history)), outboxItem(table, event)];
    if (seen === undefined)
      return {
        guard: putNew(table, mailboxItem(mailbox, behind)),
        also: [...told, ...searchItems(mailbox).map((item) => putNew(table, item))],
      };
    const { guard, also } = await nextOf(seen, next, at);
    return { guard, also: [...told, ...also] };
  };
  /** The claim of the owner of a mailbox, in place of that of the number they have now. */
  const claimOf = ({ next: { mailbox } }: Changed, before: string | undefined): Write =>
    before === undefined ? firstClaim(table, mailbox) : nextClaim(table, ownerItem(mailbox), before);
  return {
    find,
    ofOwner: async (userId: string): Promise<StoredMailbox | undefined> => {
      const number = claimedNumber(await getItem(client, table, ownerKey(userId)));
      return number === undefined ? undefined : current(number);
    },
    /** Writes one change. False when somebody else changed the mailbox in between. */
    write: async (change: Changed, also: readonly Write[] = []): Promise<boolean> => {
      const writes = await writesOf(change);
      const refused = await transact(
        client,
        { changed: writes.guard },
        { also: [...writes.also, ...also], tries: 1 },
      );
      return refused === undefined;
    },
    /**
     * Gives a number to a person, in one transaction with the number that it replaces and the claims of both people. False when
     * somebody was first at any of them.
     */
    give: async (
      given: Changed,
      { replaced, also = [] }: { readonly replaced?: Changed | undefined; readonly also?: readonly Write[] },
    ): Promise<boolean> => {
      const before = given.seen?.mailbox;
      const [number, old] = [await writesOf(given), replaced && (await writesOf(replaced))];
      const guards: Record<string, Write> = {
        number: number.guard,
        claim: claimOf(given, replaced?.next.mailbox.number),
        ...(before ? { left: nextClaim(table, givenAway(before.userId), before.number) } : {}),
        ...(old ? { old: old.guard } : {}),
      };
      const together = [...number.also, ...(old?.also ?? []), ...also];
      const refused = await transact(client, guards, { also: together, tries: 1 });
      return refused === undefined;
    },
    /**
     * New numbers go on above this one. The counter never goes back: a number below it changes nothing. Numbers that a worker has
     * reserved before are still given out, and one that is taken by then is passed over.
     */
    goOnAbove: async (number: string): Promise<void> => {
      const next = Number(number) + 1;
      if (next <= FIRST_MAILBOX_NUMBER) return;
      await write(client, {
        Update: {
          TableName: table,
          Key: counterKey,
          UpdateExpression: 'SET #next = :next',
          ConditionExpression: 'attribute_not_exists(#next) OR #next < :next',
          ExpressionAttributeNames: { '#next': 'next' },
          ExpressionAttributeValues: { ':next': next },
        },
      });
    },
  };
};

export type MailboxChanges = ReturnType<typeof mailboxChanges>;
