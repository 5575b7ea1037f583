import { createHash } from 'node:crypto';
import type { State } from '../../state/state.ts';
import type { Clock } from '../../types.ts';
import type { KeyValueStore } from './key-value-store.ts';

/** The key value stores of a data folder. */
export interface KeyValueRegistry {
  /** Opens the store with this name. `isNew` is true when this call created it. */
  open(name: string): { readonly store: KeyValueStore; readonly isNew: boolean };
}

interface Facts {
  readonly version: number;
  readonly createdAt: number;
  readonly changedAt: number;
}

const factsArea = 'key-value-stores';

const prepare = ({ database }: State) => {
  database.exec(`
    CREATE TABLE IF NOT EXISTS key_values (
      store TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (store, key)
    ) STRICT, WITHOUT ROWID;
  `);
  return {
    all: database.prepare('SELECT key, value FROM key_values WHERE store = ?'),
    put: database.prepare('INSERT OR REPLACE INTO key_values (store, key, value) VALUES (?, ?, ?)'),
    remove: database.prepare('DELETE FROM key_values WHERE store = ? AND key = ?'),
  };
};

/** An ETag in the form that CloudFront uses. */
const etagOf = (name: string, version: number): string =>
  `KV${createHash('sha256').update(`${name}/${version}`).digest('hex').slice(0, 12).toUpperCase()}`;

const bytesOf = (entries: ReadonlyMap<string, string>): number =>
  [...entries].reduce((sum, [key, value]) => sum + Buffer.byteLength(key) + Buffer.byteLength(value), 0);

const openStore = (
  name: string,
  state: State,
  statements: ReturnType<typeof prepare>,
  clock: Clock,
): KeyValueStore => {
  let entries: ReadonlyMap<string, string> = new Map(
    statements.all.all(name).map((row) => [String(row.key), String(row.value)] as const),
  );
  const facts = (): Facts =>
    state.get<Facts>(factsArea, name) ?? { version: 0, createdAt: clock.now(), changedAt: clock.now() };
  return {
    get: (key) => entries.get(key),
    entries: () => [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    change: ({ puts = new Map(), deletes = [] }) => {
      const { version, createdAt } = facts();
      const changed = new Map([...entries, ...puts]);
      for (const key of deletes) changed.delete(key);
      state.transaction(() => {
        for (const [key, value] of puts) statements.put.run(name, key, value);
        for (const key of deletes) statements.remove.run(name, key);
        state.put(factsArea, name, { version: version + 1, createdAt, changedAt: clock.now() });
      });
      entries = changed;
    },
    state: () => {
      const { version, createdAt, changedAt } = facts();
      return {
        etag: etagOf(name, version),
        createdAt,
        changedAt,
        items: entries.size,
        bytes: bytesOf(entries),
      };
    },
  };
};

/** Writes stores to the state file and reads from memory, because edge functions read on every request. */
export const openKeyValueRegistry = (state: State, clock: Clock): KeyValueRegistry => {
  const statements = prepare(state);
  return {
    open: (name) => {
      const isNew = state.get(factsArea, name) === undefined;
      if (isNew) state.put(factsArea, name, { version: 1, createdAt: clock.now(), changedAt: clock.now() });
      return { store: openStore(name, state, statements, clock), isNew };
    },
  };
};
