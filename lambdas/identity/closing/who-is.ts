import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { wholeName } from '#domain/identity/validation/personal.ts';
import type { Whom } from '../../runtime/of-person.ts';
import { emailStore } from '../email/email-store.ts';
import { labelName } from '../new-profile.ts';
import { peopleStore } from '../people/people-store.ts';
import { profileStore } from '../profile-store.ts';

const distinct = (texts: readonly (string | null | undefined)[]): readonly string[] =>
  [
    ...new Set(texts.filter((text) => text !== undefined && text !== null && text !== '')),
  ] as readonly string[];

/**
 * Everything by which things of an account are found: the ids under which the desk kept its owner, and their names, addresses and phone
 * numbers. Of an account that is forgotten the id alone is left. A function needs `BatchGetItem` and `GetItem` on the table.
 */
export const whoIs = (client: DynamoDBDocumentClient, table: string) => {
  const people = peopleStore(client, table);
  const profiles = profileStore(client, table);
  const addresses = emailStore(client, table);
  return async (userId: string): Promise<Whom> => {
    const { ids } = await people.find(userId);
    const [found, { changes }] = await Promise.all([profiles.findAll(ids), addresses.find(userId)]);
    const emails = [...found.map(({ email }) => email), ...changes.flatMap(({ from, to }) => [from, to])];
    return {
      ids,
      names: distinct(found.flatMap((profile) => [labelName(profile), wholeName(profile)])),
      emails: distinct(emails.map((email) => email.trim().toLowerCase())),
      phones: distinct(found.map(({ phone_e164 }) => phone_e164)),
    };
  };
};
