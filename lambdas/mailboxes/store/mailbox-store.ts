import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { FIRST_MAILBOX_NUMBER, type Mailbox, type MailboxHistoryEntry } from '#domain/mailboxes/mailbox.ts';
import { profileCreation } from '../../identity/profile-store.ts';
import { outboxItem, type TransactItem } from '../../runtime/outbox.ts';
import {
  type Assignment,
  counterKey,
  historyItem,
  historyPrefix,
  mailboxItem,
  numberKey,
  ownerItem,
  ownerKey,
  searchItems,
  toHistoryEntry,
  toMailbox,
} from './mailbox-items.ts';

/** `busy`: nothing was written because others were writing the same items at that moment; it may be tried again. */
export type AssignmentOutcome = 'assigned' | 'owner-has-one' | 'number-taken' | 'busy';

export interface MailboxStore {
  find(number: string, signal?: AbortSignal): Promise<Mailbox | undefined>;
  ofOwner(userId: string, signal?: AbortSignal): Promise<Mailbox | undefined>;
  /** Which of these people have a mailbox; at most 100 at a time. Who got one this second may be left out. */
  ownersAmong(userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Writes profile, mailbox, claim, history, search entries and event together, or nothing. */
  assign(assignment: Assignment, signal?: AbortSignal): Promise<AssignmentOutcome>;
  /** Takes `size` numbers off the counter for good and gives the first of them. */
  leaseNumbers(size: number, signal?: AbortSignal): Promise<number>;
  /** What happened to a mailbox, newest first. */
  history(number: string): Promise<readonly MailboxHistoryEntry[]>;
}

/** More than ever happens to one mailbox, and still one page. */
const HISTORY_SHOWN = 200;

const within = (signal: AbortSignal | undefined) => (signal ? { abortSignal: signal } : {});

const newItem = (table: string, Item: Record<string, unknown>): TransactItem => ({
  Put: { TableName: table, Item, ConditionExpression: 'attribute_not_exists(pk)' },
});

/** Positions in the transaction of the writes whose refusal means something. */
const MAILBOX_AT = 1;
const OWNER_AT = 2;

const passing = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
]);

const outcomeOf = (failure: unknown): AssignmentOutcome => {
  if (!(failure instanceof TransactionCanceledException)) throw failure;
  const codes = (failure.CancellationReasons ?? []).map((reason) => reason.Code ?? 'None');
  if (codes[OWNER_AT] === 'ConditionalCheckFailed') return 'owner-has-one';
  if (codes[MAILBOX_AT] === 'ConditionalCheckFailed') return 'number-taken';
  if (codes.some((code) => passing.has(code))) return 'busy';
  throw failure;
};

const readsOf = (client: DynamoDBDocumentClient, table: string) => {
  const read = async (Key: Record<string, string>, signal?: AbortSignal) => {
    const command = new GetCommand({ TableName: table, Key, ConsistentRead: true });
    return (await client.send(command, within(signal))).Item;
  };
  const find: MailboxStore['find'] = async (number, signal) => {
    const item = await read(numberKey(number), signal);
    return item && toMailbox(item);
  };
  const ofOwner: MailboxStore['ofOwner'] = async (userId, signal) => {
    const claim = await read(ownerKey(userId), signal);
    return claim && find(String(claim.number), signal);
  };
  const ownersAmong: MailboxStore['ownersAmong'] = async (userIds) => {
    const found = new Set<string>();
    let keys: Record<string, unknown>[] = userIds.map(ownerKey);
    while (keys.length > 0) {
      const { Responses, UnprocessedKeys } = await client.send(
        new BatchGetCommand({ RequestItems: { [table]: { Keys: keys } } }),
      );
      for (const { pk } of Responses?.[table] ?? []) found.add(String(pk).slice('OWNER#'.length));
      keys = UnprocessedKeys?.[table]?.Keys ?? [];
    }
    return found;
  };
  const history: MailboxStore['history'] = async (number) => {
    const { Items } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': `NUMBER#${number}`, ':prefix': historyPrefix },
        ScanIndexForward: false,
        Limit: HISTORY_SHOWN,
      }),
    );
    return (Items ?? []).map(toHistoryEntry);
  };
  return { find, ofOwner, ownersAmong, history };
};

/** Mailboxes, their owners' claims and the counter. With `mailbox-list.ts` the only place that knows their table. */
export const mailboxStore = (
  client: DynamoDBDocumentClient,
  tables: { readonly mailboxes: string; readonly profiles: string },
): MailboxStore => ({
  ...readsOf(client, tables.mailboxes),
  assign: async ({ profile, mailbox, history, event }, signal) => {
    const table = tables.mailboxes;
    const TransactItems = [
      profileCreation(tables.profiles, profile),
      newItem(table, mailboxItem(mailbox)),
      newItem(table, ownerItem(mailbox)),
      newItem(table, historyItem(mailbox.number, history)),
      outboxItem(table, event, new Date(mailbox.assignedAt)),
      ...searchItems(mailbox).map((item) => newItem(table, item)),
    ];
    try {
      await client.send(new TransactWriteCommand({ TransactItems }), within(signal));
      return 'assigned';
    } catch (failure) {
      return outcomeOf(failure);
    }
  },
  leaseNumbers: async (size, signal) => {
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName: tables.mailboxes,
        Key: counterKey,
        UpdateExpression: 'SET #next = if_not_exists(#next, :first) + :size',
        ExpressionAttributeNames: { '#next': 'next' },
        ExpressionAttributeValues: { ':first': FIRST_MAILBOX_NUMBER, ':size': size },
        ReturnValues: 'UPDATED_NEW',
      }),
      within(signal),
    );
    return Number(Attributes?.next) - size;
  },
});
