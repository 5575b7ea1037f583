import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { TwoStepReset } from '#domain/identity/two-step.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import { writeVersion } from '../../runtime/aggregate/write-version.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';

/** What we keep besides the user pool, which keeps no dates and no reasons. Version 0 is one that was never written. */
export const TwoStepRecord = z.object({
  /** When it was turned on; absent while it is off. */
  since: z.optional(z.string()),
  /** Newest first. */
  resets: z.array(TwoStepReset),
  version: z.number(),
});
export type TwoStepRecord = z.infer<typeof TwoStepRecord>;

/** Resets that are kept in the record. All of them are in the events, which the lake keeps. */
const RESETS_KEPT = 20;

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
  const update = (
    userId: string,
    change: (
      stored: TwoStepRecord,
    ) => { readonly record: Omit<TwoStepRecord, 'version'>; readonly event: PublishedEvent } | undefined,
  ): Promise<TwoStepRecord> =>
    untilWritten(`The two-step record of ${userId}`, async () => {
      const stored = await find(userId);
      const changed = change(stored);
      if (!changed) return stored;
      const { since, resets } = changed.record;
      const next = {
        resets: resets.slice(0, RESETS_KEPT),
        version: stored.version + 1,
        ...(since ? { since } : {}),
      };
      const item = { ...keyOf(userId), ...next };
      const refused = await writeVersion(client, table, { item, events: [changed.event] });
      return refused === undefined ? next : again;
    });
  return { find, update };
};

export type TwoStepStore = ReturnType<typeof twoStepStore>;
