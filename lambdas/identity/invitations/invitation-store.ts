import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Profile } from '#domain/identity/profile.ts';
import { GivenRole } from '#domain/identity/rights.ts';
import { writeVersion } from '../../runtime/aggregate/write-version.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { putNew, putVersion } from '../../runtime/table/writes.ts';
import { profileCreation } from '../profile-store.ts';

/** An invitation as it is stored: one for each address, so that nobody has two. */
export const StoredInvitation = z.object({
  version: z.number(),
  id: z.string(),
  /** In lower case. */
  email: z.string(),
  roles: z.array(GivenRole),
  by: z.string(),
  at: z.string(),
  until: z.string(),
  /**
   * It is behind the link of the letter, and a sign-up by that link carries it. So a stranger who registers the address before its owner
   * does gets no role, even if the owner confirms it for them. It is stored as it is: without the confirmed address it opens nothing.
   */
  secret: z.string(),
  /** The id of the form by which the last letter was sent. */
  order: z.string(),
  acceptedBy: z.optional(z.string()),
  withdrawnAt: z.optional(z.string()),
});
export type StoredInvitation = z.infer<typeof StoredInvitation>;

export const INVITATIONS = 'STAFF_INVITATIONS';
const keyOf = (email: string) => ({ pk: INVITATIONS, sk: email });

/** By which invitation somebody came to work here. It stays with the account: whoever has one gets no mailbox by themselves. */
const Joined = z.object({ invitationId: z.string(), at: z.string() });
const joinedKey = (userId: string) => ({ pk: `USER#${userId}`, sk: 'INVITED' });

const itemOf = (invitation: StoredInvitation) => ({
  ...keyOf(invitation.email),
  ...invitation,
  expires_at: expires(new Date(invitation.at), 'invitation'),
});

/** Reads and writes invitations to work here. Only this file knows how they are stored. */
export const invitationStore = (client: DynamoDBDocumentClient, table: string) => {
  /** All of them, in no particular order: there are a few dozen at most. */
  const all = async (): Promise<readonly StoredInvitation[]> => {
    const items = await queryItems(client, {
      TableName: table,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': INVITATIONS },
    });
    return items.map((item) => StoredInvitation.parse(item));
  };
  return {
    all,
    /** The one of an address, which is in lower case. */
    find: async (email: string, signal?: AbortSignal): Promise<StoredInvitation | undefined> => {
      const item = await getItem(client, table, keyOf(email), { signal });
      return item && StoredInvitation.parse(item);
    },
    findById: async (id: string): Promise<StoredInvitation | undefined> =>
      (await all()).find((invitation) => invitation.id === id),
    /** Writes the next version with its event. False when somebody else was first. */
    save: async (invitation: StoredInvitation, event: PublishedEvent): Promise<boolean> =>
      (await writeVersion(client, table, { item: itemOf(invitation), events: [event] })) === undefined,
    /** By which invitation somebody came to work here. */
    joined: async (userId: string, signal?: AbortSignal): Promise<z.infer<typeof Joined> | undefined> => {
      const item = await getItem(client, table, joinedKey(userId), { signal });
      return item && Joined.parse(item);
    },
    /** What is written together with the decision about the roles: the invitation is used up, and its person has a profile. */
    accepting: (invitation: StoredInvitation, profile: Profile, at: string) => {
      const acceptedBy = profile.user_id;
      const used = { ...invitation, acceptedBy, version: invitation.version + 1 };
      return {
        guards: { used: putVersion(table, itemOf(used)) },
        also: [
          putNew(table, { ...joinedKey(acceptedBy), invitationId: invitation.id, at }),
          profileCreation(table, profile),
        ],
      };
    },
  };
};

export type InvitationStore = ReturnType<typeof invitationStore>;
