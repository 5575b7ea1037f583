import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { CreditAccount } from '#domain/billing/accounts/account.ts';
import { nextReminder } from '#domain/billing/accounts/reminder.ts';
import { dueKeys } from '../../runtime/aggregate/due-list.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { putVersion, type Write } from '../../runtime/table/writes.ts';

/** All accounts are in one partition of the index, in the order in which their customers are told what is due next; there are as many as the forwarder trusts. */
export const ACCOUNTS = 'ACCOUNTS';
/** After every instant: nothing is to be told. */
const NEVER = '9999';
/** The partition of the account of a customer. */
export const accountPartition = (userId: string): string => `ACCOUNT#${userId}`;
const keyOf = (userId: string) => ({ pk: accountPartition(userId), sk: 'CREDIT' });

/** Parsing removes the keys and checks the item against the domain's schema. */
export const toAccount = (item: unknown): CreditAccount => CreditAccount.parse(item);

/** Reads and writes credit accounts. */
export const accountStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const putAccount = (account: CreditAccount): Write =>
    putVersion(TableName, {
      ...keyOf(account.userId),
      // What has left stays due after the account was taken away.
      ...(account.limit === 0 && account.on.length === 0
        ? {}
        : dueKeys(ACCOUNTS, nextReminder(account)?.at ?? NEVER, account.userId)),
      ...account,
    });
  return {
    find: async (userId: string): Promise<CreditAccount | undefined> => {
      const item = await getItem(client, TableName, keyOf(userId));
      return item && toAccount(item);
    },
    /** The write of the next version, for the transaction of one of its invoices. */
    putAccount,
    /** Writes the next version with its event, if there is one. False when somebody else wrote in between. */
    write: (account: CreditAccount, event: PublishedEvent | undefined): Promise<boolean> =>
      writeTogether(client, putAccount(account), event === undefined ? [] : [outboxItem(TableName, event)]),
    /** Every account that has a limit. */
    all: async (): Promise<readonly CreditAccount[]> =>
      (
        await queryItems(client, {
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :pk',
          ExpressionAttributeValues: { ':pk': ACCOUNTS },
        })
      )
        .map(toAccount)
        .filter(({ limit }) => limit > 0),
  };
};

export type AccountStore = ReturnType<typeof accountStore>;
