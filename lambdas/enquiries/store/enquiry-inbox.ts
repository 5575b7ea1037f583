import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Enquiry, ThreadEntry } from '#domain/enquiries/enquiry.ts';
import { ENQUIRIES_PER_ADDRESS_AND_HOUR } from '#domain/enquiries/limits.ts';
import { expiresInDays } from '../../runtime/clock.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { transact } from '../../runtime/table/transact.ts';
import { putNew, type Write } from '../../runtime/table/writes.ts';
import { enquiryItem, threadItem } from './enquiry-items.ts';

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
const countSender = (TableName: string, sender: string, now: Date): Write => ({
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

/** Takes in what people send. With `enquiry-store.ts` and `enquiry-list.ts` the only place that knows the table. */
export const enquiryInbox = (client: DynamoDBDocumentClient, TableName: string): EnquiryInbox => ({
  submitted: async (submission) => {
    const claim = await getItem(client, TableName, submissionKey(submission));
    return claim && String(claim.reference);
  },
  receive: async ({ enquiry, message, event, submission, challenge, sender }) => {
    const { reference } = enquiry;
    const now = new Date(enquiry.receivedAt);
    const claim = {
      ...submissionKey(submission),
      reference,
      expires_at: expiresInDays(now, SUBMISSION_KEPT),
    };
    const use = { pk: `CHALLENGE#${challenge.id}`, sk: 'CLAIM', expires_at: challenge.forgottenAt };
    const refused = await transact(
      client,
      {
        // First, since a form that was sent before has used its challenge as well.
        'sent-before': putNew(TableName, claim),
        'challenge-used': putNew(TableName, use),
        'too-many': countSender(TableName, sender, now),
        'reference-taken': putNew(TableName, enquiryItem(enquiry)),
      },
      {
        also: [
          putNew(TableName, threadItem(reference, message)),
          ...(event ? [outboxItem(TableName, event, now)] : []),
        ],
        tries: 1,
      },
    );
    return refused ?? 'received';
  },
});
