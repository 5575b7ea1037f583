import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { wholeName } from '#domain/identity/validation/personal.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import type { Whom } from '../../runtime/of-person.ts';
import type { KeyFor } from '../../runtime/secrets/house-key.ts';
import { emailStore } from '../email/email-store.ts';
import { labelName } from '../new-profile.ts';
import { guestIdOf } from '../people/guests.ts';
import { profilesOfPerson } from '../people/profiles-of-person.ts';

const distinct = (texts: readonly (string | null | undefined)[]): readonly string[] =>
  [
    ...new Set(texts.filter((text) => text !== undefined && text !== null && text !== '')),
  ] as readonly string[];

/** A person as their ids and profiles have them. */
type Person = Pick<Awaited<ReturnType<ReturnType<typeof profilesOfPerson>>>, 'ids' | 'profiles'>;

/** Everything by which things of a person are found whose profiles are read already. */
export const whomOf = (client: DynamoDBDocumentClient, table: string) => {
  const addresses = emailStore(client, table);
  return async ({ ids, profiles }: Person): Promise<Whom> => {
    const account = ids.find((id) => !isPersonId(id));
    const { changes } = account === undefined ? { changes: [] } : await addresses.find(account);
    const emails = [...profiles.map(({ email }) => email), ...changes.flatMap(({ from, to }) => [from, to])];
    return {
      ids,
      names: distinct(profiles.flatMap((profile) => [labelName(profile), wholeName(profile)])),
      emails: distinct(emails.map((email) => email.trim().toLowerCase())),
      phones: distinct(profiles.map(({ phone_e164 }) => phone_e164)),
    };
  };
};

/**
 * Everything by which things of an account are found: the ids under which the desk kept its owner, and their names, addresses and phone
 * numbers. Whom we kept as a guest with one of these addresses is the owner too, unless the desk said that it is somebody else. Of an
 * account that is forgotten the id alone is left. A function needs `BatchGetItem` and `GetItem` on the table.
 */
export const whoIs = (client: DynamoDBDocumentClient, table: string, keyFor: KeyFor) => {
  const people = profilesOfPerson(client, table);
  const whom = whomOf(client, table);
  const guestId = guestIdOf(keyFor);
  return async (userId: string): Promise<Whom> => {
    const known = await whom(await people(userId));
    const guests = await Promise.all(known.emails.map(async (email) => people(await guestId(email))));
    const alone = guests.filter(({ ids, profiles }) => ids.length === 1 && profiles.length === 1);
    return { ...known, ids: distinct([...known.ids, ...alone.flatMap(({ ids }) => ids)]) };
  };
};
