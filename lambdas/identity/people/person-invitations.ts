import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { PersonInvitation } from '#domain/identity/people/person-invitation.ts';
import { writeVersion } from '../../runtime/aggregate/write-version.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';

/** An invitation as it is stored, with the person whom it is for: one for each. */
export const StoredPersonInvitation = z.extend(PersonInvitation, {
  version: z.number(),
  /**
   * It is behind the link of the letter, and a sign-up by that link carries it. So a stranger who registers the address before its owner
   * does finds nothing, even if the owner confirms it for them.
   */
  secret: z.string(),
  /** The id of the press by which the last letter was sent. */
  order: z.string(),
});
export type StoredPersonInvitation = z.infer<typeof StoredPersonInvitation>;

const keyOf = (personId: string) => ({ pk: `USER#${personId}`, sk: 'INVITATION' });

/** Reads and writes invitations of people to an account. Only this file knows how they are stored. */
export const personInvitations = (client: DynamoDBDocumentClient, table: string) => ({
  find: async (personId: string, signal?: AbortSignal): Promise<StoredPersonInvitation | undefined> => {
    const item = await getItem(client, table, keyOf(personId), { signal });
    return item && StoredPersonInvitation.parse(item);
  },
  /** Writes the next version with its event. False when somebody else was first. */
  save: async (
    personId: string,
    invitation: StoredPersonInvitation,
    event: PublishedEvent,
  ): Promise<boolean> => {
    const item = {
      ...keyOf(personId),
      ...invitation,
      expires_at: expires(new Date(invitation.at), 'invitation'),
    };
    return (await writeVersion(client, table, { item, events: [event] })) === undefined;
  },
});

export type PersonInvitations = ReturnType<typeof personInvitations>;

/** Reads the last invitation of a person, for the desk: nothing of its secret. A function needs `GetItem` on the table. */
export const personInvitation = (client: DynamoDBDocumentClient, table: string) => {
  const { find } = personInvitations(client, table);
  return async (personId: string): Promise<PersonInvitation | undefined> => {
    const invitation = await find(personId);
    return invitation && PersonInvitation.parse(invitation);
  };
};
