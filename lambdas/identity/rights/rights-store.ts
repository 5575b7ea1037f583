import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { GivenRole, profileRoles, RightsChange } from '#domain/identity/rights.ts';
import { writeVersion } from '../../runtime/aggregate/write-version.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { newestFirst } from '../../runtime/table/newest-first.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { putVersion, type Write } from '../../runtime/table/writes.ts';
import { profileRolesUpdate } from '../profile-store.ts';

/** A change as it is stored: people by their ids. */
const StoredChange = z.omit(RightsChange, { name: true, byName: true });
export type StoredChange = z.infer<typeof StoredChange>;

/** What we keep of somebody's roles besides the user pool, which has the roles themselves. Version 0 was never written. */
const RightsRecord = z.object({
  version: z.number(),
  /** Decided, and perhaps not in the pool yet. */
  pending: z.optional(StoredChange),
  /** The last change that is complete: its id, and the roles since then. */
  last: z.optional(z.object({ id: z.string(), roles: z.array(GivenRole) })),
});
export type RightsRecord = z.infer<typeof RightsRecord>;

const keyOf = (userId: string) => ({ pk: `USER#${userId}`, sk: 'RIGHTS' });

/**
 * Every change of roles takes the next turn, whomever it is about. So of two admins who take each other's role at the same
 * moment, the second one is checked again.
 */
const turnKey = { pk: 'RIGHTS', sk: 'TURN' };

const HISTORY = 'RIGHTS#CHANGES';
const positionOf = ({ at, id }: Pick<StoredChange, 'at' | 'id'>): string => `${at}#${id}`;

/** What is true together with a decision: other things that must hold as well, by name, and other writes. */
interface Together {
  readonly guards?: Readonly<Record<string, Write>>;
  readonly also?: readonly Write[];
}

/** Reads and writes records of rights and their history. Only this file knows how they are stored. */
export const rightsStore = (client: DynamoDBDocumentClient, table: string) => ({
  find: async (userId: string, signal?: AbortSignal): Promise<RightsRecord> => {
    const item = await getItem(client, table, keyOf(userId), { signal });
    return item ? RightsRecord.parse(item) : { version: 0 };
  },
  /** The number of the last turn, to be read before it is checked whether a change is allowed. */
  turn: async (signal?: AbortSignal): Promise<number> => {
    const item = await getItem(client, table, turnKey, { signal });
    return Number(item?.version ?? 0);
  },
  /** Keeps what was decided, before the pool is changed. Refused as `changed` or `not-my-turn` when others were first. */
  begin: (
    stored: RightsRecord,
    pending: StoredChange,
    turn: number,
    { guards = {}, also = [] }: Together = {},
  ) => {
    const { last, version } = stored;
    const next = { version: version + 1, pending, ...(last ? { last } : {}) };
    return writeVersion(
      client,
      table,
      { item: { ...keyOf(pending.userId), ...next }, also },
      { ...guards, 'not-my-turn': putVersion(table, { ...turnKey, version: turn + 1 }) },
    );
  },
  /** Completes a change that is in the pool: history, event and profile. False when somebody else has completed it. */
  finish: async (
    { version }: RightsRecord,
    change: StoredChange,
    { event, hasProfile }: { readonly event: PublishedEvent; readonly hasProfile: boolean },
  ): Promise<boolean> => {
    const { userId, id, after } = change;
    const next = { version: version + 1, last: { id, roles: after } };
    const refused = await writeVersion(client, table, {
      item: { ...keyOf(userId), ...next },
      history: [{ pk: HISTORY, sk: positionOf(change), ...change }],
      events: [event],
      also: hasProfile ? [profileRolesUpdate(table, userId, profileRoles(after))] : [],
    });
    return refused === undefined;
  },
  /** All changes, newest first. */
  changes: (page: PageRequest): Promise<Page<StoredChange>> =>
    newestFirst(
      client,
      {
        TableName: table,
        partitions: [HISTORY],
        rowOf: (item) => StoredChange.parse(item),
        positionOf,
      },
      page,
    ),
});

export type RightsStore = ReturnType<typeof rightsStore>;
