import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Profile } from '#domain/identity/profile.ts';
import type { TransactItem } from '../runtime/outbox.ts';

/** What an update sets; who someone is and what they may do is not theirs to change. */
type ProfileChange = Omit<Profile, 'user_id' | 'email' | 'role' | 'user_type' | 'version' | 'created_at'>;

/** `gone`: there is no such profile. `changed`: someone saved another version in between. */
type ReplaceOutcome =
  | { readonly is: 'saved'; readonly profile: Profile }
  | { readonly is: 'gone' }
  | { readonly is: 'changed' };

export interface ProfileStore {
  /** Undefined when there is none. */
  find(userId: string, signal?: AbortSignal): Promise<Profile | undefined>;
  /** Saves over exactly the version that was seen. */
  replace(userId: string, change: ProfileChange, seenVersion: number): Promise<ReplaceOutcome>;
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
export const profileCreation = (table: string, profile: Profile): TransactItem => {
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

const isOurOwn = (stored: Profile, change: ProfileChange, seenVersion: number): boolean =>
  stored.version === seenVersion + 1 &&
  Object.entries(change).every(([name, value]) => stored[name as keyof ProfileChange] === value);

/** Profiles, one item each. The only place that knows their table. */
export const profileStore = (client: DynamoDBDocumentClient, table: string): ProfileStore => {
  const find: ProfileStore['find'] = async (userId, signal) => {
    const { Item } = await client.send(
      new GetCommand({ TableName: table, Key: keyOf(userId), ConsistentRead: true }),
      signal ? { abortSignal: signal } : {},
    );
    return Item && Profile.parse(Item);
  };
  const replace: ProfileStore['replace'] = async (userId, change, seenVersion) => {
    const { expression, names, values } = assignments(change, (name, value) => `${name} = ${value}`);
    try {
      const { Attributes } = await client.send(
        new UpdateCommand({
          TableName: table,
          Key: keyOf(userId),
          UpdateExpression: `SET ${expression}, #version = :next`,
          ConditionExpression: '#version = :seen',
          ExpressionAttributeNames: { ...names, '#version': 'version' },
          ExpressionAttributeValues: { ...values, ':seen': seenVersion, ':next': seenVersion + 1 },
          ReturnValues: 'ALL_NEW',
        }),
      );
      return { is: 'saved', profile: Profile.parse(Attributes) };
    } catch (failure) {
      if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
      const stored = await find(userId);
      if (!stored) return { is: 'gone' };
      // The client repeats a save whose answer was lost; then the other editor it meets is itself.
      return isOurOwn(stored, change, seenVersion) ? { is: 'saved', profile: stored } : { is: 'changed' };
    }
  };
  return { find, replace };
};
