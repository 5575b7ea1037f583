import type { StreamRecord } from './storage/stream-log.ts';

/** Hears of records that were committed together, in their order. */
export type StreamListener = (records: readonly StreamRecord[]) => void;

/** Those who want to hear of new stream records, by table. */
export interface Listeners {
  add(table: string, listener: StreamListener): () => void;
  tell(records: readonly StreamRecord[]): void;
}

/** Starts with nobody listening. */
export const createListeners = (): Listeners => {
  const byTable = new Map<string, Set<StreamListener>>();
  return {
    add(table, listener) {
      const listening = byTable.get(table) ?? new Set();
      byTable.set(table, listening.add(listener));
      return () => void listening.delete(listener);
    },
    tell(records) {
      // In a task of its own, so that a listener that throws fails neither the write nor the other listeners.
      for (const [table, ofTable] of Map.groupBy(records, (record) => record.table))
        for (const listener of byTable.get(table) ?? []) queueMicrotask(() => listener(ofTable));
    },
  };
};
