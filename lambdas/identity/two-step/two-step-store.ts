import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { TwoStepReset } from '#domain/identity/two-step.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { putVersion } from '../../runtime/table/writes.ts';

/** What we keep besides the user pool, which keeps no dates and no reasons. Version 0 is one that was never written. */
const TwoStepRecord = z.object({
  /** When it was turned on; absent while it is off. */
  since: z.optional(z.string()),
  /** Newest first. */
  resets: z.array(TwoStepReset),
  version: z.number(),
});
export type TwoStepRecord = z.infer<typeof TwoStepRecord>;

/** Resets that are kept in the record. All of them are in the events, which the lake keeps. */
const RESETS_KEPT = 20;

/** Write conflicts on one record are over within a try or two. */
const TRIES = 3;

const keyOf = (userId: string) => ({ pk: `USER#${userId}`, sk: 'TWO_STEP' });

/** Reads and writes the records. Only this file knows how they are stored. */
export const twoStepStore = (client: DynamoDBDocumentClient, table: string) => {
  const find = async (userId: string, signal?: AbortSignal): Promise<TwoStepRecord> => {
    const item = await getItem(client, table, keyOf(userId), { signal });
    return item ? TwoStepRecord.parse(item) : { resets: [], version: 0 };
  };
  /**
   * Replaces the record with the one that `change` makes of it, together with its event. `change` returns undefined when there is
   * nothing to change. Returns the record that is stored then; throws when others change it again and again.
   */
  const update = async (
    userId: string,
    change: (
      stored: TwoStepRecord,
    ) => { readonly record: Omit<TwoStepRecord, 'version'>; readonly event: PublishedEvent } | undefined,
  ): Promise<TwoStepRecord> => {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const stored = await find(userId);
      const changed = change(stored);
      if (!changed) return stored;
      const { since, resets } = changed.record;
      const next = {
        resets: resets.slice(0, RESETS_KEPT),
        version: stored.version + 1,
        ...(since ? { since } : {}),
      };
      const write = putVersion(table, { ...keyOf(userId), ...next });
      if (await writeTogether(client, write, [outboxItem(table, changed.event)], { tries: 1 })) return next;
    }
    throw new Error('The record of a two-step sign-in was changed by others at the same time.');
  };
  return { find, update };
};

export type TwoStepStore = ReturnType<typeof twoStepStore>;
