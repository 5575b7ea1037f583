import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { TemplateError } from '../../template/errors.ts';
import type { ResolvedResource } from '../../template/model.ts';
import { readProperties } from '../../template/properties.ts';
import type { KeyValueShelf } from './shelf.ts';

/** What a store tells about itself. */
interface KeyValueStoreState {
  /** Another one after every change. */
  readonly etag: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  readonly items: number;
  /** Of keys and values together. */
  readonly bytes: number;
}

/** What is put and taken away in one step. */
export interface KeyValueChange {
  readonly puts?: ReadonlyMap<string, string>;
  readonly deletes?: readonly string[];
}

/** A CloudFront KeyValueStore: read by edge functions, written by whoever publishes. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  /** All pairs, by key. */
  entries(): readonly (readonly [key: string, value: string])[];
  /** Readers see all of it or nothing; durable when it returns. */
  change(change: KeyValueChange): void;
  state(): KeyValueStoreState;
}

const StoreProperties = z.strictObject({
  Name: z.string(),
  Comment: z.optional(z.string()),
  ImportSource: z.optional(z.strictObject({ SourceType: z.literal('S3'), SourceArn: z.string() })),
});

const Import = z.object({ data: z.array(z.object({ key: z.string(), value: z.string() })) });

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
  store.change({ puts: new Map(parsed.data.data.map(({ key, value }) => [key, value])) });
  return store;
};
