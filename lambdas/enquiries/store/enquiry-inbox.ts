import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Enquiry, ThreadEntry } from '#domain/enquiries/enquiry.ts';
import { ENQUIRIES_PER_ADDRESS_AND_HOUR } from '#domain/enquiries/limits.ts';
import { expiresInDays } from '../../runtime/clock.ts';
import { outboxItem, type PublishedEvent, type TransactItem } from '../../runtime/outbox.ts';
import { enquiryItem, newItem, threadItem } from './enquiry-items.ts';

/** All that comes true together when somebody's form is taken. */
export interface Receipt {
  readonly enquiry: Enquiry;
  readonly message: ThreadEntry;
  /** Nothing is told of spam. */
  readonly event: PublishedEvent | undefined;
  /** The same form, sent again, has the same. */
  readonly submission: string;
  /** The challenge that was solved for it, and when its use may be forgotten, in seconds since 1970. */
  readonly challenge: { readonly id: string; readonly forgottenAt: number };
  /** Whoever sent it, as something that can be counted. */
  readonly sender: string;
}

/** `busy`: nothing was written because others were writing the same items at that moment; it may be tried again. */
export type ReceiptOutcome =
  | 'received'
  | 'sent-before'
  | 'challenge-used'
  | 'too-many'
  | 'reference-taken'
  | 'busy';

export interface EnquiryInbox {
  /** The reference that a form got when it was sent before. */
  submitted(submission: string): Promise<string | undefined>;
  /** Writes enquiry, message, claims, count and event together, or nothing. */
  receive(receipt: Receipt): Promise<ReceiptOutcome>;
}

/** In days: nobody sends a form again after that. */
const SUBMISSION_KEPT = 7;

const submissionKey = (submission: string) => ({ pk: `SUBMISSION#${submission}`, sk: 'CLAIM' });

/** One more from this sender in this hour, unless there were enough. */
const countSender = (TableName: string, sender: string, now: Date): TransactItem => ({
  Update: {
    TableName,
    Key: { pk: `SENDER#${sender}`, sk: now.toISOString().slice(0, 13) },
    UpdateExpression: 'ADD #sent :one SET expires_at = :expires',
    ConditionExpression: 'attribute_not_exists(#sent) OR #sent < :most',
    ExpressionAttributeNames: { '#sent': 'sent' },
    ExpressionAttributeValues: {
      ':one': 1,
      ':most': ENQUIRIES_PER_ADDRESS_AND_HOUR,
      ':expires': expiresInDays(now, 1),
    },
  },
});

/** What each write's refusal means, by its place in the transaction. A form sent before has used its challenge, too. */
const refused = ['sent-before', 'challenge-used', 'too-many', 'reference-taken'] as const;

const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

const outcomeOf = (failure: unknown): ReceiptOutcome => {
  if (!(failure instanceof TransactionCanceledException)) throw failure;
  const codes = (failure.CancellationReasons ?? []).map(({ Code = 'None' }) => Code);
  const outcome = refused.find((_, place) => codes[place] === 'ConditionalCheckFailed');
  if (outcome) return outcome;
  if (codes.some((code) => passing.has(code))) return 'busy';
  throw failure;
};

/** Takes in what people send. With `enquiry-desk.ts` and `enquiry-list.ts` the only place that knows the table. */
export const enquiryInbox = (client: DynamoDBDocumentClient, TableName: string): EnquiryInbox => ({
  submitted: async (submission) => {
    const { Item } = await client.send(
      new GetCommand({ TableName, Key: submissionKey(submission), ConsistentRead: true }),
    );
    return Item && String(Item.reference);
  },
  receive: async ({ enquiry, message, event, submission, challenge, sender }) => {
    const { reference } = enquiry;
    const now = new Date(enquiry.receivedAt);
    const TransactItems = [
      newItem(TableName, {
        ...submissionKey(submission),
        reference,
        expires_at: expiresInDays(now, SUBMISSION_KEPT),
      }),
      newItem(TableName, { pk: `CHALLENGE#${challenge.id}`, sk: 'CLAIM', expires_at: challenge.forgottenAt }),
      countSender(TableName, sender, now),
      newItem(TableName, enquiryItem(enquiry)),
      newItem(TableName, threadItem(reference, message)),
      ...(event ? [outboxItem(TableName, event, now)] : []),
    ];
    try {
      await client.send(new TransactWriteCommand({ TransactItems }));
      return 'received';
    } catch (failure) {
      return outcomeOf(failure);
    }
  },
});
