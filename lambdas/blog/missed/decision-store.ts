import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { MissedDecisions, noDecisions, redirectsOf } from '#domain/blog/missed/deciding.ts';
import { writeVersion } from '../../runtime/aggregate/write-version.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import { write } from '../../runtime/table/write.ts';
import { put } from '../../runtime/table/writes.ts';
import { appliedKey, decisionsKey } from '../items.ts';

const Applied = z.object({ redirects: z.record(z.string(), z.string()) });

/** Addresses that are redirected, each with its page. */
export type Redirects = ReadonlyMap<string, string>;

/** The redirects that were decided, and those that the edge has. */
export interface Redirecting {
  readonly wanted: Redirects;
  readonly applied: Redirects;
}

/** How it is stored what was decided of addresses without a page. */
export const decisionStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  read: async (): Promise<MissedDecisions> => {
    const item = await getItem(client, TableName, decisionsKey);
    return item === undefined ? noDecisions : MissedDecisions.parse(item);
  },
  /** Writes the next version with its event. False when somebody else decided in between. */
  write: async (decisions: MissedDecisions, event: PublishedEvent): Promise<boolean> =>
    (await writeVersion(client, TableName, { item: { ...decisionsKey, ...decisions }, events: [event] })) ===
    undefined,
  /** What was decided, and how much of it the edge does. */
  redirecting: async (): Promise<Redirecting> => {
    const items = await getItems(client, TableName, [decisionsKey, appliedKey], { consistent: true });
    const [decided, applied] = [decisionsKey, appliedKey].map(({ sk }) => items.find((one) => one.sk === sk));
    return {
      wanted: redirectsOf(decided === undefined ? noDecisions : MissedDecisions.parse(decided)),
      applied: new Map(applied === undefined ? [] : Object.entries(Applied.parse(applied).redirects)),
    };
  },
  /** The edge has these from now on. Only the run that has the lock writes it. */
  apply: async (redirects: Redirects): Promise<void> => {
    await write(client, put(TableName, { ...appliedKey, redirects: Object.fromEntries(redirects) }));
  },
});

export type DecisionStore = ReturnType<typeof decisionStore>;
