import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { Alias, type OnePerson, personWith } from '#domain/identity/people/aliases.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { transact } from '../../runtime/table/transact.ts';
import type { Write } from '../../runtime/table/writes.ts';

/** What lies under each id of a person, the same under all of them: so one read finds everybody. */
const Stored = z.object({ version: z.number(), aliases: z.array(Alias) });

/** A person as stored. Version 0 is one of whom nobody has said anything. */
export interface StoredPerson extends OnePerson {
  readonly version: number;
}

const keyOf = (id: string) => ({ pk: `USER#${id}`, sk: 'ALIASES' });

const put = (TableName: string, id: string, next: z.infer<typeof Stored>, before: number): Write => ({
  Put: {
    TableName,
    Item: { ...keyOf(id), ...next },
    ConditionExpression: before === 0 ? 'attribute_not_exists(pk)' : '#version = :before',
    ...(before === 0
      ? {}
      : {
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':before': before },
        }),
  },
});

/** The next version of people who were joined or parted. */
const versionAfter = (before: readonly StoredPerson[]): number =>
  Math.max(...before.map(({ version }) => version)) + 1;

/** Reads and writes which ids are the same person. Only this file knows how that is stored. */
export const peopleStore = (client: DynamoDBDocumentClient, table: string) => ({
  /** Everybody who is one with an id. */
  find: async (id: string, signal?: AbortSignal): Promise<StoredPerson> => {
    const item = await getItem(client, table, keyOf(id), { signal });
    const { version, aliases } = item ? Stored.parse(item) : { version: 0, aliases: [] };
    return { ...personWith(id, aliases), version };
  },
  versionAfter,
  /** Replaces people with those that they become, together with the event. False when somebody else was first. */
  replace: async (
    before: readonly StoredPerson[],
    after: readonly OnePerson[],
    event: PublishedEvent,
  ): Promise<boolean> => {
    const version = versionAfter(before);
    const aliasesOf = (id: string) => after.find(({ ids }) => ids.includes(id))?.aliases ?? [];
    const writes = before.flatMap(({ ids, version: seen }) =>
      ids.map((id) => [id, put(table, id, { version, aliases: [...aliasesOf(id)] }, seen)] as const),
    );
    const also = [outboxItem(table, event)];
    return (await transact(client, Object.fromEntries(writes), { also, tries: 1 })) === undefined;
  },
});

export type PeopleStore = ReturnType<typeof peopleStore>;
