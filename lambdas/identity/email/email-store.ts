import { createHash } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Profile } from '#domain/identity/profile.ts';
import { writeVersion } from '../../runtime/aggregate/write-version.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import { write } from '../../runtime/table/write.ts';
import { putNew } from '../../runtime/table/writes.ts';

const EmailChange = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  at: z.string(),
  /** When the owner of the old address said that it was not them. */
  undoneAt: z.optional(z.string()),
});
export type EmailChange = z.infer<typeof EmailChange>;

/** What we keep of the addresses of an account. Version 0 was never written. */
export const EmailRecord = z.object({
  version: z.number(),
  /** When codes were asked for, the newest last. */
  asked: z.array(z.string()),
  /** The address to which the last of these codes went, and when. Gone once an address was confirmed. */
  pending: z.optional(z.object({ to: z.string(), at: z.string() })),
  /** The latest changes, the newest last. */
  changes: z.array(EmailChange),
});
export type EmailRecord = z.infer<typeof EmailRecord>;

/** More than can be undone by a link. */
const KEPT = 10;

const keyOf = (userId: string) => ({ pk: `USER#${userId}`, sk: 'EMAIL' });
/** Only the hash of a secret is stored, so that nobody can undo a change with what is in the table. */
const linkKey = (secret: string) => ({
  pk: `EMAIL_LINK#${createHash('sha256').update(secret).digest('hex')}`,
  sk: 'LINK',
});
const Link = z.object({ userId: z.string(), changeId: z.string(), until: z.number() });

/** Reads and writes the addresses of accounts, and the links by which a change is undone. Only this file knows how they are stored. */
export const emailStore = (client: DynamoDBDocumentClient, table: string) => {
  const save = (userId: string, { version, asked, pending, changes }: EmailRecord) => ({
    ...keyOf(userId),
    version: version + 1,
    asked: [...asked],
    ...(pending === undefined ? {} : { pending }),
    changes: changes.slice(-KEPT),
  });
  return {
    find: async (userId: string): Promise<EmailRecord> => {
      const item = await getItem(client, table, keyOf(userId));
      return item ? EmailRecord.parse(item) : { version: 0, asked: [], changes: [] };
    },
    /** Writes the next version. False when somebody else did in between. */
    save: async (userId: string, record: EmailRecord): Promise<boolean> =>
      (await writeVersion(client, table, { item: save(userId, record) })) === undefined,
    /**
     * The same together with the address in the profile, which gets its next version too, and with the events of both. What was asked for
     * before that is over.
     */
    saveWith: async (
      { version: seen, changes }: Pick<EmailRecord, 'version' | 'changes'>,
      { user_id, version }: Profile,
      { email, at }: { readonly email: string; readonly at: string },
      events: readonly PublishedEvent[],
    ): Promise<boolean> => {
      const profile = {
        Update: {
          TableName: table,
          Key: { pk: `USER#${user_id}`, sk: 'PROFILE' },
          UpdateExpression: 'SET email = :email, #version = :next, updated_at = :at',
          ConditionExpression: '#version = :seen',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':email': email, ':next': version + 1, ':seen': version, ':at': at },
        },
      };
      const item = save(user_id, { version: seen, asked: [], changes });
      const refused = await writeVersion(client, table, { item, events }, { profile });
      return refused === undefined;
    },
    /** Keeps a link for seven days. */
    keepLink: async (
      secret: string,
      of: { readonly userId: string; readonly changeId: string },
      now: Date,
    ): Promise<void> => {
      const until = expires(now, 'undo');
      await write(
        client,
        putNew(table, { ...linkKey(secret), ...of, until, expires_at: expires(now, 'undo') }),
      );
    },
    /** Whose change a link undoes. Undefined for one that is not ours or too old. */
    findLink: async (secret: string, now: Date): Promise<z.infer<typeof Link> | undefined> => {
      const item = await getItem(client, table, linkKey(secret));
      const link = item && Link.parse(item);
      return link && link.until * 1000 > now.getTime() ? link : undefined;
    },
  };
};

export type EmailStore = ReturnType<typeof emailStore>;
