import { readFile } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { TemplateError } from '../../template/errors.ts';
import type { ResolvedResource } from '../../template/model.ts';
import { readProperties } from '../../template/properties.ts';

/** A CloudFront KeyValueStore: read by edge functions, written by whoever publishes. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  put(key: string, value: string): void;
  remove(key: string): void;
  count(): number;
}

const StoreProperties = z.strictObject({
  Name: z.string(),
  Comment: z.optional(z.string()),
  ImportSource: z.optional(z.strictObject({ SourceType: z.literal('S3'), SourceArn: z.string() })),
});

const Import = z.object({ data: z.array(z.object({ key: z.string(), value: z.string() })) });

/** Where the stores of a data folder rest. */
export interface KeyValueShelf {
  /** The store of this name, and whether it was there before. */
  open(name: string): { readonly store: KeyValueStore; readonly isNew: boolean };
}

const prepare = (database: DatabaseSync) => {
  database.exec(`
    CREATE TABLE IF NOT EXISTS key_value_stores (name TEXT PRIMARY KEY) STRICT;
    CREATE TABLE IF NOT EXISTS key_values (
      store TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (store, key)
    ) STRICT, WITHOUT ROWID;
  `);
  return {
    announce: database.prepare('INSERT OR IGNORE INTO key_value_stores (name) VALUES (?)'),
    all: database.prepare('SELECT key, value FROM key_values WHERE store = ?'),
    put: database.prepare('INSERT OR REPLACE INTO key_values (store, key, value) VALUES (?, ?, ?)'),
    remove: database.prepare('DELETE FROM key_values WHERE store = ? AND key = ?'),
  };
};

/** Keeps every store in the database and answers reads from memory: functions ask on every request. */
export const openKeyValueShelf = (database: DatabaseSync): KeyValueShelf => {
  const statements = prepare(database);
  return {
    open: (name) => {
      const isNew = statements.announce.run(name).changes > 0;
      const entries = new Map(
        statements.all.all(name).map((row) => [String(row.key), String(row.value)] as const),
      );
      const store: KeyValueStore = {
        get: (key) => entries.get(key),
        put: (key, value) => {
          statements.put.run(name, key, value);
          entries.set(key, value);
        },
        remove: (key) => {
          statements.remove.run(name, key);
          entries.delete(key);
        },
        count: () => entries.size,
      };
      return { store, isNew };
    },
  };
};

/**
 * Opens a store of the template and, the first time, fills it from its import source.
 * @throws TemplateError when the import source is no asset of the assembly or not a key value import.
 */
export const openKeyValueStore = async (
  resource: ResolvedResource,
  shelf: KeyValueShelf,
  assetPath: (objectKey: string) => string,
): Promise<KeyValueStore> => {
  const { Name: name, ImportSource: source } = readProperties(resource, StoreProperties);
  const { store, isNew } = shelf.open(name);
  if (!isNew || source === undefined) return store;
  const objectKey = source.SourceArn.slice(source.SourceArn.indexOf('/') + 1);
  const parsed = z.safeParse(Import, JSON.parse(await readFile(assetPath(objectKey), 'utf8')));
  if (!parsed.success)
    throw new TemplateError(`imports ${objectKey}, which is no key value import`, resource);
  for (const { key, value } of parsed.data.data) store.put(key, value);
  return store;
};
