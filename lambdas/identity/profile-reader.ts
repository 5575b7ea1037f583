import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { profileStore } from './profile-store.ts';

/** Reads profiles for functions of other domains. A function needs `GetItem` on the table. */
export const profileReader = (client: DynamoDBDocumentClient, table: string) => {
  const { find } = profileStore(client, table);
  return { find };
};

export type ProfileReader = ReturnType<typeof profileReader>;
