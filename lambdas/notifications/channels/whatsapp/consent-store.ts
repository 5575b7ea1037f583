import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { NoticeKindName } from '#domain/notifications/kinds.ts';
import { getItem } from '../../../runtime/table/get-item.ts';
import { queryItems } from '../../../runtime/table/query.ts';
import { writeTogether } from '../../../runtime/table/transact.ts';
import { putNew, putVersion } from '../../../runtime/table/writes.ts';

/** What a person said about WhatsApp, and how we know. */
const Consent = z.object({
  version: z.number(),
  on: z.boolean(),
  kinds: z.array(NoticeKindName),
  at: z.string(),
  /** `page`: on the page of their account. `reply`: by an answer to a message. */
  how: z.enum(['page', 'reply']),
  /** The words that they agreed to or, when they ended it, that they had agreed to. */
  text: z.string(),
  /** Keyed hash of the number that they agreed for; empty when it is off. */
  phone_hash: z.string(),
  /** The last four digits, for people. */
  phone_end: z.string(),
});
export type Consent = z.infer<typeof Consent>;

const personKey = (userId: string): string => `PERSON#${userId}`;
const phoneKey = (phoneHash: string): string => `PHONE#${phoneHash}`;
const present = 'WHATSAPP';
const answers = 'WHATSAPP#';
const answerKey = (version: number): string => `${answers}${String(version).padStart(6, '0')}`;

/**
 * What people said about WhatsApp, in the Notifications table: `PERSON#<id>` / `WHATSAPP` is what holds now, and
 * `PERSON#<id>` / `WHATSAPP#<version>` every answer they gave. Answers are never changed. `PHONE#<hash>` / `PERSON#<id>` finds who
 * agreed for a number at any time; what holds now stands at the person.
 */
export const consentStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (userId: string): Promise<Consent | undefined> => {
    const item = await getItem(client, TableName, { pk: personKey(userId), sk: present });
    return item && Consent.parse(item);
  },
  /** False when somebody saved another version in between. */
  save: (userId: string, consent: Consent): Promise<boolean> =>
    writeTogether(client, putVersion(TableName, { pk: personKey(userId), sk: present, ...consent }), [
      putNew(TableName, { pk: personKey(userId), sk: answerKey(consent.version), ...consent }),
      ...(consent.on
        ? [{ Put: { TableName, Item: { pk: phoneKey(consent.phone_hash), sk: personKey(userId) } } }]
        : []),
    ]),
  /** The accounts that have ever agreed for a number. */
  whoAgreedFor: async (phoneHash: string): Promise<readonly string[]> => {
    const items = await queryItems(client, {
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': phoneKey(phoneHash) },
    });
    return items.map(({ sk }) => String(sk).slice(personKey('').length));
  },
  /** Every answer of a person, the newest first. */
  history: async (userId: string): Promise<readonly Consent[]> => {
    const items = await queryItems(client, {
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :answers)',
      ExpressionAttributeValues: { ':pk': personKey(userId), ':answers': answers },
      ScanIndexForward: false,
    });
    return items.map((item) => Consent.parse(item));
  },
});

export type ConsentStore = ReturnType<typeof consentStore>;
