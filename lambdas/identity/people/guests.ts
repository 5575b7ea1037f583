import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Guest, profileOfGuest } from '#domain/identity/people/kept-person.ts';
import { type PersonId, personIdFrom } from '#domain/kernel/person/person-id.ts';
import { compose } from '#events/envelope.ts';
import { PersonKeptV1 } from '#events/identity/person-kept.v1.ts';
import type { KeyFor } from '../../runtime/secrets/house-key.ts';
import { keyedHash } from '../../runtime/secrets/keyed-hash.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { profileStore } from '../profile-store.ts';

/** The digits of a UUID. */
const UUID_DIGITS = 32;

const uuidFrom = (hash: string): string =>
  hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The id under which a guest is kept of whom we have an address alone: the same for the same address, and nobody else can compute it. */
export const guestIdOf = (keyFor: KeyFor): ((email: string) => Promise<PersonId>) => {
  const key = keyFor('guests');
  return async (email) =>
    personIdFrom(uuidFrom(keyedHash(await key(), email.trim().toLowerCase(), UUID_DIGITS)));
};

/**
 * Keeps a guest who wrote to us, once for each address. Answers the id under which they are kept. A function needs `PutItem` and
 * `GetItem` on the table.
 */
export const guestKeeper = (
  client: DynamoDBDocumentClient,
  table: string,
  { keyFor, clock, newId }: Pick<SharedDependencies, 'keyFor' | 'clock' | 'newId'>,
) => {
  const profiles = profileStore(client, table);
  const idOf = guestIdOf(keyFor);
  return async (guest: Guest, correlationId: string): Promise<PersonId> => {
    const personId = await idOf(guest.email);
    const profile = profileOfGuest(guest, personId, clock());
    const event = compose(
      PersonKeptV1,
      {
        subject: personId,
        version: profile.version,
        at: profile.created_at,
        data: { personId, came: 'GUEST', by: 'system', keptAt: profile.created_at },
      },
      { newId, correlationId },
    );
    await profiles.keep(profile, event);
    return personId;
  };
};
