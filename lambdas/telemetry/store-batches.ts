import type { InsertBatches } from '../batches/batch-inserts.ts';
import type { StoredBatch } from '../batches/batch-keys.ts';
import { bodyOfMessage } from '../batches/batch-queue.ts';
import { labelOf } from '../batches/codec.ts';
import type { HourOfBatch } from '../batches/hour-of-batch.ts';
import type { BatchUseCase, FailedMessage, QueueMessage } from '../runtime/triggers/queue-batch.ts';

export interface StoreDeps {
  readonly insert: InsertBatches;
  readonly hourOf: HourOfBatch;
}

type Prepared = { readonly messageId: string } & (
  | { readonly batch: StoredBatch }
  | { readonly reason: string }
);

const reasonOf = (failure: unknown): string => (failure instanceof Error ? failure.name : 'unknown');

/**
 * Decodes the batch to make sure that it can be read, because an unreadable one would block the stream. The bytes are
 * stored unchanged.
 */
const labelled = async (body: Uint8Array, hourOf: HourOfBatch): Promise<StoredBatch> => {
  const label = labelOf(body);
  const { kind, id, n } = label;
  return { kind, hour: await hourOf(label), id, n, body };
};

const prepare = async ({ messageId, body }: QueueMessage, hourOf: HourOfBatch): Promise<Prepared> => {
  try {
    return { messageId, batch: await labelled(bodyOfMessage(body), hourOf) };
  } catch (failure) {
    return { messageId, reason: reasonOf(failure) };
  }
};

/** Stores the batches of many messages together. A message that cannot be read fails alone. */
export const storeBatches =
  ({ insert, hourOf }: StoreDeps): BatchUseCase =>
  async (messages) => {
    const prepared = await Promise.all(messages.map((message) => prepare(message, hourOf)));
    const readable = prepared.flatMap((each) => ('batch' in each ? [each] : []));
    const insertions = await insert(readable.map(({ batch }) => batch));
    const unreadable = prepared.flatMap((each): FailedMessage[] => ('reason' in each ? [each] : []));
    const unstored = readable.flatMap(({ messageId }, at): FailedMessage[] => {
      const insertion = insertions[at];
      if (insertion?.stored) return [];
      return [{ messageId, reason: insertion?.reason ?? 'It was not answered for.' }];
    });
    return [...unreadable, ...unstored];
  };
