import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../runtime/clock.ts';
import { guestDraftStore } from './store/guest-draft-store.ts';

/** Says in words what is kept for a guest, for letters: `your $385.00 barrel`; undefined when it is gone. Reads one item. */
export const guestDraftReader = (client: DynamoDBDocumentClient, table: string, clock: Clock) => {
  const { find } = guestDraftStore(client, table);
  return async (secret: string): Promise<string | undefined> => (await find(secret, clock()))?.words;
};

export type ReadGuestDraft = ReturnType<typeof guestDraftReader>;
