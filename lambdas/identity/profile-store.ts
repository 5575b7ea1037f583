import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Profile } from '#domain/identity/profile.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../runtime/table/outbox.ts';
import { transact } from '../runtime/table/transact.ts';
import type { Write } from '../runtime/table/writes.ts';

/** What an update sets; who someone is and what they may do is not theirs to change. */
type ProfileChange = Omit<Profile, 'user_id' | 'email' | 'role' | 'user_type' | 'version' | 'created_at'>;

interface Replacement {
  readonly change: ProfileChange;
  /** The version that the person was shown. */
  readonly seenVersion: number;
  /** What the house is told of it. */
  readonly event: PublishedEvent;
}

/** `gone`: there is no such profile. `changed`: someone saved another version in between. */
type ReplaceOutcome =
  | { readonly is: 'saved'; readonly profile: Profile }
  | { readonly is: 'gone' }
  | { readonly is: 'changed' };

export interface ProfileStore {
  /** Undefined when there is none. */
  find(userId: string, signal?: AbortSignal): Promise<Profile | undefined>;
  /** Saves over exactly the version that was seen, with the event, or nothing. */
  replace(userId: string, replacement: Replacement): Promise<ReplaceOutcome>;
}

const keyOf = (userId: string) => ({ pk: `USER#${userId}`, sk: 'PROFILE' });

const assignments = (values: object, assign: (name: string, value: string) => string) => ({
  expression: Object.keys(values)
    .map((name) => assign(`#${name}`, `:${name}`))
    .join(', '),
  names: Object.fromEntries(Object.keys(values).map((name) => [`#${name}`, name])),
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
});

/**
 * The write that begins a profile, for somebody else's transaction. It only fills in what is not there yet, so it may
 * come late or twice and never overwrites what a person has edited since.
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

/** Who writes the same profile at the very same moment is done within a try or two. */
const TRIES = 3;

/** Profiles, one item each, and their outbox. The only place that knows their table. */
export const profileStore = (client: DynamoDBDocumentClient, table: string): ProfileStore => {
  const find: ProfileStore['find'] = async (userId, signal) => {
    const item = await getItem(client, table, keyOf(userId), { signal });
    return item && Profile.parse(item);
  };
  const replace: ProfileStore['replace'] = async (userId, replacement) => {
    const { change, seenVersion, event } = replacement;
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const stored = await find(userId);
      if (!stored) return { is: 'gone' };
      // The client repeats a save whose answer was lost; then the other editor it meets is itself.
      if (isOurOwn(stored, replacement)) return { is: 'saved', profile: stored };
      if (stored.version !== seenVersion) return { is: 'changed' };
      const refused = await transact(
        client,
        { changed: replacementOf(table, userId, replacement) },
        { also: [outboxItem(table, event, new Date(change.updated_at))], tries: 1 },
      );
      if (refused === undefined)
        return { is: 'saved', profile: { ...stored, ...change, version: seenVersion + 1 } };
    }
    return { is: 'changed' };
  };
  return { find, replace };
};
