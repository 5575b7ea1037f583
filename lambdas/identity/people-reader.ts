import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { peopleStore } from './people/people-store.ts';
import { profileStore } from './profile-store.ts';

/**
 * Reads whom an id means, for functions of other domains: every id under which things of that person may be kept. Undefined for an id
 * that no profile has. A function needs `GetItem` on the table.
 */
export const peopleReader = (client: DynamoDBDocumentClient, table: string) => {
  const people = peopleStore(client, table);
  const profiles = profileStore(client, table);
  return async (id: string): Promise<readonly string[] | undefined> => {
    const [person, profile] = await Promise.all([people.find(id), profiles.find(id)]);
    return profile && person.ids;
  };
};
