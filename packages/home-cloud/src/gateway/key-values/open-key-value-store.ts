import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { TemplateError } from '../../template/errors.ts';
import type { ResolvedResource } from '../../template/model.ts';
import { readProperties } from '../../template/properties.ts';
import type { KeyValueStore } from './key-value-store.ts';
import type { KeyValueRegistry } from './registry.ts';

const StoreProperties = z.strictObject({
  Name: z.string(),
  Comment: z.optional(z.string()),
  ImportSource: z.optional(z.strictObject({ SourceType: z.literal('S3'), SourceArn: z.string() })),
});

const Import = z.object({ data: z.array(z.object({ key: z.string(), value: z.string() })) });

/**
 * Opens a store of the template. The first time, fills it from its import source.
 * @throws TemplateError when the import source is no asset of the assembly or not a key value import.
 */
export const openKeyValueStore = async (
  resource: ResolvedResource,
  registry: KeyValueRegistry,
  assetPath: (objectKey: string) => string,
): Promise<KeyValueStore> => {
  const { Name: name, ImportSource: source } = readProperties(resource, StoreProperties);
  const { store, isNew } = registry.open(name);
  if (!isNew || source === undefined) return store;
  const objectKey = source.SourceArn.slice(source.SourceArn.indexOf('/') + 1);
  const parsed = z.safeParse(Import, JSON.parse(await readFile(assetPath(objectKey), 'utf8')));
  if (!parsed.success)
    throw new TemplateError(`imports ${objectKey}, which is no key value import`, resource);
  store.change({ puts: new Map(parsed.data.data.map(({ key, value }) => [key, value])) });
  return store;
};
