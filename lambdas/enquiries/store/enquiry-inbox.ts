import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Enquiry, ThreadEntry } from '#domain/enquiries/enquiry.ts';
import { ENQUIRIES_PER_ADDRESS_AND_HOUR } from '#domain/enquiries/limits.ts';
import { countSender } from '../../runtime/table/count-up-to.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { transact } from '../../runtime/table/transact.ts';
import { putNew } from '../../runtime/table/writes.ts';
import { enquiryItem, searchWrites, threadItem } from './enquiry-items.ts';

/** Everything that is written when a form is received, in one transaction. */
export interface Receipt {
  readonly enquiry: Enquiry;
  readonly message: ThreadEntry;
  /** Undefined for spam, because nobody is notified of it. */
  readonly event: PublishedEvent | undefined;
  /** Idempotency key of the form. */
  readonly submission: string;
  /** The id of the challenge that was solved for it. */
  readonly challenge: string;
  /** Keyed hash of the network that sent it. */
  readonly sender: string;
}

/** `busy`: nothing was written because of a write conflict; the caller may try again. */
export type ReceiptOutcome =
  | 'received'
  | 'sent-before'
  | 'challenge-used'
  | 'too-many'
  | 'reference-taken'
  | 'busy';

const submissionKey = (submission: string) => ({ pk: `SUBMISSION#${submission}`, sk: 'CLAIM' });

/** By which a message is known when it comes again. */
export const submissionItem = (submission: string, reference: string, now: Date) => ({
  ...submissionKey(submission),
  reference,
  expires_at: expires(now, 'submission'),
});

/** Receives enquiries. Only this file, `enquiry-store.ts` and `enquiry-list.ts` know how they are stored. */
export const enquiryInbox = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** The reference of the enquiry, when the form was received before. */
  submitted: async (submission: string): Promise<string | undefined> => {
    const claim = await getItem(client, TableName, submissionKey(submission));
    return claim && String(claim.reference);
  },
  /** Writes enquiry, message, claims, count and event in one transaction. */
  receive: async (receipt: Receipt): Promise<ReceiptOutcome> => {
    const { enquiry, message, event, submission, challenge, sender } = receipt;
    const { reference } = enquiry;
    const now = new Date(enquiry.receivedAt);
    const claim = submissionItem(submission, reference, now);
    const use = { pk: `CHALLENGE#${challenge}`, sk: 'CLAIM', expires_at: expires(now, 'challenge') };
    const refused = await transact(
      client,
      {
        // First, because a form that was sent before has used its challenge too, and the first refusal counts.
        'sent-before': putNew(TableName, claim),
        'challenge-used': putNew(TableName, use),
        'too-many': countSender(TableName, sender, ENQUIRIES_PER_ADDRESS_AND_HOUR, now),
        'reference-taken': putNew(TableName, enquiryItem(enquiry)),
      },
      {
        also: [
          putNew(TableName, threadItem(reference, message)),
          ...searchWrites(TableName, undefined, enquiry),
          ...(event ? [outboxItem(TableName, event)] : []),
        ],
        tries: 1,
      },
    );
    return refused ?? 'received';
  },
});

export type EnquiryInbox = ReturnType<typeof enquiryInbox>;
