import type { Item } from '../engine/shapes.ts';
import type { Source } from './action-store.ts';
import type { Change } from './database.ts';
import { tableOfItem } from './keys.ts';

/** An item before and after a write. */
export interface ItemChange {
  readonly table: string;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/** The uncommitted writes of an operation. The operation reads through them, and they are committed together when it succeeds. */
export interface Overlay extends Source {
  changes(): Change[];
  itemChanges(): ItemChange[];
}

/**
 * Creates an empty overlay over the stored values.
 *
 * @param whenReadable calls a read of them as soon as they can be read.
 */
export const createOverlay = (
  stored: (key: string) => unknown,
  whenReadable: (read: () => unknown) => Promise<unknown> = async (read) => read(),
): Overlay => {
  const written = new Map<string, Change>();
  const read = new Map<string, unknown>();

  const before = (key: string): unknown => {
    if (!read.has(key)) read.set(key, stored(key));
    return read.get(key);
  };
  return {
    async get(key) {
      const change = written.get(key);
      if (change === undefined) return whenReadable(() => before(key));
      return change.type === 'put' ? change.value : undefined;
    },
    put: (key, value) => void written.set(key, { type: 'put', key, value }),
    del: (key) => void written.set(key, { type: 'del', key }),
    values() {
      throw new Error('A write does not scan: its own changes are not in the database yet');
    },
    changes: () => [...written.values()],
    itemChanges() {
      const changes: ItemChange[] = [];
      for (const change of written.values()) {
        const table = tableOfItem(change.key);
        if (table === undefined) continue;
        const after = change.type === 'put' ? (change.value as Item) : undefined;
        changes.push({ table, before: before(change.key) as Item | undefined, after });
      }
      return changes;
    },
  };
};
