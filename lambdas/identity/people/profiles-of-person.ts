import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Alias } from '#domain/identity/people/aliases.ts';
import type { Profile } from '#domain/identity/profile.ts';
import { profileStore } from '../profile-store.ts';
import { peopleStore } from './people-store.ts';

/**
 * Reads everybody whom an id means, for functions of other domains: every id of that person, what joins them, and the profiles. Nobody
 * has none. A function needs `BatchGetItem` and `GetItem` on the table.
 */
export const profilesOfPerson = (client: DynamoDBDocumentClient, table: string) => {
  const people = peopleStore(client, table);
  const { findAll } = profileStore(client, table);
  return async (
    id: string,
  ): Promise<{
    readonly ids: readonly string[];
    readonly aliases: readonly Alias[];
    readonly profiles: readonly Profile[];
  }> => {
    const { ids, aliases } = await people.find(id);
    return { ids, aliases, profiles: await findAll(ids) };
  };
};
