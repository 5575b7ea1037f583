import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { refuse } from '#domain/kernel/result.ts';
import { peopleStore } from './people/people-store.ts';
import { profileStore } from './profile-store.ts';

/** Under which of a person's ids the desk keeps something new: that of their account, where they have one, else the one it was asked for. */
export const ownerAmong = (ids: readonly string[], asked: string): string =>
  ids.find((one) => !isPersonId(one)) ?? asked;

/** The refusal for an id that no profile has. */
export const noSuchCustomer = () =>
  refuse('PROFILE_NOT_FOUND', 'There is no such customer. Keep them as a person first.');

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

/** The same for an id that is somebody's in any case: itself, and those that are joined with it. It needs `GetItem` on the table. */
export const idsOf = (client: DynamoDBDocumentClient, table: string) => {
  const people = peopleStore(client, table);
  return async (id: string): Promise<readonly string[]> => (await people.find(id)).ids;
};
