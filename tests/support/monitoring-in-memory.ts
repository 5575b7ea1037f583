import { type CounterItem, type CounterStore, nameOf } from '#lambdas/monitoring/counters/counter-store.ts';
import type { GroupItem } from '#lambdas/monitoring/counters/group-items.ts';
import type { GroupStore } from '#lambdas/monitoring/counters/group-store.ts';
import type { ItemKey } from '#lambdas/runtime/table/get-item.ts';
import type { PublishedEvent } from '#lambdas/runtime/table/outbox.ts';

/** What a function caches of its table during its lifetime. */
interface MonitoringAccess {
  readonly counters: CounterStore;
  readonly groups: GroupStore;
}

/** The Monitoring table in memory, with a record of its writes. */
export interface MonitoringInMemory {
  readonly counters: Map<string, CounterItem>;
  readonly groups: Map<string, GroupItem>;
  readonly pointers: Map<string, string>;
  readonly events: PublishedEvent[];
  /** Called around every write and before every read; it may wait or throw. */
  access(around: Around): MonitoringAccess;
}

export interface Around {
  before(): Promise<void>;
  after(): void;
}

/** Checks conditions as the table does, and returns copies of its items. */
export const monitoringInMemory = (): MonitoringInMemory => {
  const counters = new Map<string, CounterItem>();
  const groups = new Map<string, GroupItem>();
  const pointers = new Map<string, string>();
  const events: PublishedEvent[] = [];
  const access = ({ before, after }: Around): MonitoringAccess => {
    const doing = async <Value>(work: () => Value): Promise<Value> => {
      await before();
      const done = structuredClone(work());
      after();
      return done;
    };
    const found = <Value>(all: ReadonlyMap<string, Value>, names: readonly string[]) =>
      new Map([...all].filter(([name]) => names.includes(name)));
    return {
      counters: {
        read: (keys: readonly ItemKey[]) => doing(() => found(counters, keys.map(nameOf))),
        readNow: (key) => doing(() => counters.get(nameOf(key))),
        write: (key, item) =>
          doing(() => {
            const name = nameOf(key);
            if ((counters.get(name)?.version ?? 0) !== item.version - 1) return false;
            counters.set(name, structuredClone(item));
            return true;
          }),
        point: (key, hour) => doing(() => void pointers.set(nameOf(key), hour)),
      },
      groups: {
        read: (fingerprints) => doing(() => found(groups, fingerprints)),
        readNow: (fingerprint) => doing(() => groups.get(fingerprint)),
        raise: ({ fingerprint, group, event }) =>
          doing(() => {
            if ((groups.get(fingerprint)?.version ?? 0) !== group.version - 1) return false;
            groups.set(fingerprint, structuredClone(group));
            events.push(event);
            return true;
          }),
      },
    };
  };
  return { counters, groups, pointers, events, access };
};
