import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Profile } from '#domain/identity/profile.ts';
import type { profileRoles } from '#domain/identity/rights.ts';
import { again, untilWritten } from '../runtime/aggregate/until-written.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { getItems } from '../runtime/table/get-items.ts';
import { outboxItem, type PublishedEvent } from '../runtime/table/outbox.ts';
import { writeTogether } from '../runtime/table/transact.ts';
import { putNew, type Write } from '../runtime/table/writes.ts';

/** Fields that an update may set. Identity and role are not among them. */
type ProfileChange = Omit<
  Profile,
  'user_id' | 'email' | 'role' | 'user_type' | 'roles' | 'version' | 'created_at'
>;

interface Replacement {
  readonly change: ProfileChange;
  /** The version that the person saw. */
  readonly seenVersion: number;
  /** The event of the change. */
  readonly event: PublishedEvent;
}

/** `gone`: there is no such profile. `changed`: someone saved another version in between. */
type ReplaceOutcome =
  | { readonly is: 'saved'; readonly profile: Profile }
  | { readonly is: 'gone' }
  | { readonly is: 'changed' };

const keyOf = (userId: string) => ({ pk: `USER#${userId}`, sk: 'PROFILE' });

const assignments = (values: object, assign: (name: string, value: string) => string) => ({
  expression: Object.keys(values)
    .map((name) => assign(`#${name}`, `:${name}`))
    .join(', '),
  names: Object.fromEntries(Object.keys(values).map((name) => [`#${name}`, name])),
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
});

/**
 * The write that creates a profile, for a transaction of the caller. It sets only fields that are missing, so it may run
 * late or twice and never overwrites an edit.
 */
export const profileCreation = (table: string, profile: Profile): Write => {
  const { expression, names, values } = assignments(
    profile,
    (name, value) => `${name} = if_not_exists(${name}, ${value})`,
  );
  return {
    Update: {
      TableName: table,
      Key: keyOf(profile.user_id),
      UpdateExpression: `SET ${expression}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    },
  };
};

/**
 * The write that has a profile name the roles that its owner has now, for a transaction of the caller. The version stays: the
 * owner may be editing, and does not edit this.
 */
export const profileRolesUpdate = (
  table: string,
  userId: string,
  roles: ReturnType<typeof profileRoles>,
): Write => {
  const { expression, names, values } = assignments(roles, (name, value) => `${name} = ${value}`);
  return {
    Update: {
      TableName: table,
      Key: keyOf(userId),
      UpdateExpression: `SET ${expression}`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    },
  };
};

const replacementOf = (table: string, userId: string, { change, seenVersion }: Replacement): Write => {
  const { expression, names, values } = assignments(change, (name, value) => `${name} = ${value}`);
  return {
    Update: {
      TableName: table,
      Key: keyOf(userId),
      UpdateExpression: `SET ${expression}, #version = :next`,
      ConditionExpression: '#version = :seen',
      ExpressionAttributeNames: { ...names, '#version': 'version' },
      ExpressionAttributeValues: { ...values, ':seen': seenVersion, ':next': seenVersion + 1 },
    },
  };
};

const isOurOwn = (stored: Profile, { change, seenVersion }: Replacement): boolean =>
  stored.version === seenVersion + 1 &&
  Object.entries(change).every(([name, value]) => stored[name as keyof ProfileChange] === value);

/** Reads and writes profiles and their outbox. Only this file knows how they are stored. */
export const profileStore = (client: DynamoDBDocumentClient, table: string) => {
  const find = async (userId: string, signal?: AbortSignal): Promise<Profile | undefined> => {
    const item = await getItem(client, table, keyOf(userId), { signal });
    return item && Profile.parse(item);
  };
  /** The profiles of several people, in no particular order. Those that do not exist are left out. */
  const findAll = async (userIds: readonly string[]): Promise<readonly Profile[]> => {
    const items = await getItems(client, table, [...new Set(userIds)].map(keyOf));
    return items.map((item) => Profile.parse(item));
  };
  /** Stores a new profile with its event. Returns the one that is stored then: of two with the same id, the first. */
  const keep = async (profile: Profile, event: PublishedEvent): Promise<Profile> => {
    const kept = putNew(table, { ...keyOf(profile.user_id), ...profile });
    const isNew = await writeTogether(client, kept, [outboxItem(table, event)]);
    return isNew ? profile : ((await find(profile.user_id)) ?? profile);
  };
  /** Saves the next version with its event, if the stored version is the one that was seen (optimistic lock). */
  const replace = (userId: string, replacement: Replacement): Promise<ReplaceOutcome> => {
    const { change, seenVersion, event } = replacement;
    return untilWritten(`The profile of ${userId}`, async () => {
      const stored = await find(userId);
      if (!stored) return { is: 'gone' };
      // When the answer was lost, the client saves again. Then the version that it meets is its own.
      if (isOurOwn(stored, replacement)) return { is: 'saved', profile: stored };
      if (stored.version !== seenVersion) return { is: 'changed' };
      const write = replacementOf(table, userId, replacement);
      return (await writeTogether(client, write, [outboxItem(table, event)], { tries: 1 }))
        ? { is: 'saved', profile: { ...stored, ...change, version: seenVersion + 1 } }
        : again;
    });
  };
  return { find, findAll, keep, replace };
};

export type ProfileStore = ReturnType<typeof profileStore>;
