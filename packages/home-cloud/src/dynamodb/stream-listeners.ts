import type { StreamRecord } from './storage/stream-log.ts';

/** Called with records that were committed together, in order. */
export type StreamListener = (records: readonly StreamRecord[]) => void;

/** The listeners for new stream records, by table. */
export interface Listeners {
  add(table: string, listener: StreamListener): () => void;
  tell(records: readonly StreamRecord[]): void;
}

/** Creates an empty set of listeners. */
export const createListeners = (): Listeners => {
  const byTable = new Map<string, Set<StreamListener>>();
  return {
    add(table, listener) {
      const listening = byTable.get(table) ?? new Set();
      byTable.set(table, listening.add(listener));
      return () => void listening.delete(listener);
    },
    tell(records) {
      // Each in its own task, so that an error of a listener affects neither the write nor the other listeners.
      for (const [table, ofTable] of Map.groupBy(records, (record) => record.table))
        for (const listener of byTable.get(table) ?? []) queueMicrotask(() => listener(ofTable));
    },
  };
};
