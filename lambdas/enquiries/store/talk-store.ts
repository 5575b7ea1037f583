import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Enquiry, EnquiryReference, type ThreadEntry } from '#domain/enquiries/enquiry.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { transact } from '../../runtime/table/transact.ts';
import { write } from '../../runtime/table/write.ts';
import { putNew, putVersion, type Write } from '../../runtime/table/writes.ts';
import { submissionItem } from './enquiry-inbox.ts';
import { enquiryItem, searchWrites, threadItem } from './enquiry-items.ts';

/** What a number on WhatsApp and we talk about. */
const Talk = z.object({
  /** The conversation that goes on. */
  reference: EnquiryReference,
  /** When they last wrote, ISO 8601 UTC. Absent after a STOP: nobody writes to them there until they write again. */
  heardAt: z.optional(z.string()),
});
export type Talk = z.infer<typeof Talk>;

/** The key of what a number in E.164 and we talk about. */
export const talkKey = (phone: string) => ({ pk: `TALK#${phone}`, sk: 'TALK' });

/** One message, and the conversation as it is with it. */
export interface Spoken {
  readonly before: Enquiry | undefined;
  readonly enquiry: Enquiry;
  readonly entry: ThreadEntry;
  readonly event: PublishedEvent | undefined;
  /** By which the same message is known when it comes again. */
  readonly submission: string;
  /** They wrote it on WhatsApp, from this number at this instant. */
  readonly heard?: { readonly phone: string; readonly at: string; readonly talk: Talk | undefined };
}

/** The next version of what a number talks about, if nobody else has made another conversation of it. */
const talkWrite = (
  TableName: string,
  { phone, at, talk }: NonNullable<Spoken['heard']>,
  { reference, changedAt }: Enquiry,
): Write => {
  const heardAt = talk?.heardAt !== undefined && talk.heardAt > at ? talk.heardAt : at;
  const item = {
    ...talkKey(phone),
    reference,
    heardAt,
    expires_at: expires(new Date(changedAt), 'enquiries'),
  };
  if (talk === undefined) return putNew(TableName, item);
  return {
    Put: {
      TableName,
      Item: item,
      ConditionExpression: '#reference = :before',
      ExpressionAttributeNames: { '#reference': 'reference' },
      ExpressionAttributeValues: { ':before': talk.reference },
    },
  };
};

/** Writes messages of conversations that are not sent with the form, and what a number on WhatsApp talks about. */
export const talkStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (phone: string): Promise<Talk | undefined> => {
    const item = await getItem(client, TableName, talkKey(phone));
    return item && Talk.parse(item);
  },
  /** After a STOP nobody writes to a number, until something that was written later comes from it. */
  stop: async (phone: string, at: Date): Promise<void> => {
    await write(client, {
      Update: {
        TableName,
        Key: talkKey(phone),
        UpdateExpression: 'REMOVE heardAt',
        ConditionExpression: 'heardAt <= :at',
        ExpressionAttributeValues: { ':at': at.toISOString() },
      },
    });
  },
  /** Writes a message with its conversation, in one transaction. `changed`: somebody else was first, and everything is read again. */
  write: async ({
    before,
    enquiry,
    entry,
    event,
    submission,
    heard,
  }: Spoken): Promise<'written' | 'written-before' | 'changed'> => {
    const refused = await transact<string>(
      client,
      {
        'written-before': putNew(
          TableName,
          submissionItem(submission, enquiry.reference, new Date(enquiry.changedAt)),
        ),
        changed: putVersion(TableName, enquiryItem(enquiry)),
        ...(heard === undefined ? {} : { talking: talkWrite(TableName, heard, enquiry) }),
      },
      {
        also: [
          putNew(TableName, threadItem(enquiry.reference, entry)),
          ...searchWrites(TableName, before, enquiry),
          ...(event === undefined ? [] : [outboxItem(TableName, event)]),
        ],
        tries: 1,
      },
    );
    if (refused === undefined) return 'written';
    return refused === 'written-before' ? 'written-before' : 'changed';
  },
});

export type TalkStore = ReturnType<typeof talkStore>;
