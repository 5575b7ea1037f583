import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  GUEST_DRAFTS_PER_ADDRESS_AND_HOUR,
  GuestDraft,
  GuestDraftToKeep,
} from '#domain/shipments/customer/saved/guest-draft.ts';
import { countSender } from '../../runtime/table/count-up-to.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem, type Item } from '../../runtime/table/get-item.ts';
import { transact } from '../../runtime/table/transact.ts';
import { write } from '../../runtime/table/write.ts';
import { putNew, type Write } from '../../runtime/table/writes.ts';
import { hashOfSecret } from './receiver-links.ts';

/** What is kept for a guest. */
export interface KeptGuestDraft extends GuestDraft, GuestDraftToKeep {
  /** The person in whose account it is by now. */
  readonly takenBy?: string;
}

/** By what a draft is kept: used once, and counted. */
interface KeptBy {
  /** The signature of the challenge that was solved. */
  readonly challenge: string;
  /** Keyed hash of a network address. */
  readonly sender: string;
}

// Only the hash of a secret is stored, so that nobody can take a draft with what is in the table.
const keyOf = (secret: string) => ({ pk: `GUEST-DRAFT#${hashOfSecret(secret)}`, sk: 'DRAFT' });

const draftOf = ({ form, takenBy, ...item }: Item): KeptGuestDraft => ({
  ...GuestDraft.parse(item),
  form: GuestDraftToKeep.shape.form.parse(JSON.parse(String(form))),
  ...(typeof takenBy === 'string' ? { takenBy } : {}),
});

/** What guests are about to book. Each is found by its secret alone, ends after seven days, and each use is counted. */
export const guestDraftStore = (client: DynamoDBDocumentClient, TableName: string) => {
  /** That it is in the account of a person from now on, if it is in none. */
  const taken = (secret: string, userId: string, now: Date): Write => ({
    Update: {
      TableName,
      Key: keyOf(secret),
      UpdateExpression: 'SET takenBy = :userId, takenAt = :at ADD #uses :one',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(takenBy)',
      ExpressionAttributeNames: { '#uses': 'uses' },
      ExpressionAttributeValues: { ':userId': userId, ':at': now.toISOString(), ':one': 1 },
    },
  });
  return {
    taken,
    /** What is kept under a secret. Deletion by time to live may be late, so the clock decides. */
    find: async (secret: string, now: Date): Promise<KeptGuestDraft | undefined> => {
      const item = await getItem(client, TableName, keyOf(secret));
      return item && Number(item.expires_at) * 1000 > now.getTime() ? draftOf(item) : undefined;
    },
    /** Counts that somebody has looked. */
    count: (secret: string, now: Date): Promise<boolean> =>
      write(client, {
        Update: {
          TableName,
          Key: keyOf(secret),
          UpdateExpression: 'SET lastUsedAt = :at ADD #uses :one',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeNames: { '#uses': 'uses' },
          ExpressionAttributeValues: { ':at': now.toISOString(), ':one': 1 },
        },
      }),
    /** Keeps a draft in place of the one before, unless that is in an account. */
    keep: (
      secret: string,
      { form, ...draft }: KeptGuestDraft,
      { challenge, sender }: KeptBy,
      now: Date,
    ): Promise<'taken' | 'challenge-used' | 'too-many' | 'busy' | undefined> =>
      transact(client, {
        taken: {
          Put: {
            TableName,
            Item: {
              ...keyOf(secret),
              ...draft,
              form: JSON.stringify(form),
              uses: 0,
              expires_at: expires(now, 'guestDraft'),
            },
            ConditionExpression: 'attribute_not_exists(takenBy)',
          },
        },
        'challenge-used': putNew(TableName, {
          pk: `CHALLENGE#${challenge}`,
          sk: 'CLAIM',
          expires_at: expires(now, 'challenge'),
        }),
        'too-many': countSender(TableName, sender, GUEST_DRAFTS_PER_ADDRESS_AND_HOUR, now),
      }),
    /** Makes it a draft of a person, in one transaction. */
    take: (
      secret: string,
      userId: string,
      saved: Write,
      now: Date,
    ): Promise<'taken' | 'saved-before' | 'busy' | undefined> =>
      transact(client, { taken: taken(secret, userId, now), 'saved-before': saved }, { tries: 1 }),
    /** That its person has it already, under its id: they typed on in the browser where it was made. */
    note: (secret: string, userId: string, now: Date): Promise<boolean> =>
      write(client, taken(secret, userId, now)),
  };
};

export type GuestDraftStore = ReturnType<typeof guestDraftStore>;
