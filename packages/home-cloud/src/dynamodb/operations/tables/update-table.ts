import * as z from 'zod/mini';
import { checkIndexKeys, indexEntry } from '../../engine/indexes.ts';
import type { IndexDescription, Item, Json, TableDescription } from '../../engine/shapes.ts';
import { validationError } from '../../errors.ts';
import { problemsOf } from '../../problems.ts';
import type { Database } from '../../storage/database.ts';
import { indexSpace, itemSpace, tableKey, within } from '../../storage/keys.ts';
import type { Overlay } from '../../storage/overlay.ts';
import { describedTable, type Operation } from '../operation.ts';
import { readStreamSpecification, streamFields } from './stream-specification.ts';

const Key = z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) });
const Index = z.object({
  IndexName: z.string(),
  KeySchema: z.array(Key).check(z.minLength(1), z.maxLength(2)),
  Projection: z.object({
    ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
    NonKeyAttributes: z.optional(z.array(z.string())),
  }),
});
const Body = z.strictObject({
  TableName: z.string(),
  AttributeDefinitions: z.optional(
    z.array(z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) })),
  ),
  GlobalSecondaryIndexUpdates: z.optional(
    z.array(
      z.union([
        z.strictObject({ Create: Index }),
        z.strictObject({ Delete: z.object({ IndexName: z.string() }) }),
      ]),
    ),
  ),
  StreamSpecification: z.optional(z.unknown()),
});
type Body = z.infer<typeof Body>;

/**
 * UpdateTable: creates (and fills) or deletes global indexes, and enables or disables the stream. Other changes are unsupported and
 * refused by name.
 */
export const updateTable: Operation = async (input, { database, writer, clock }) => {
  const body = readBody(input);
  return writer.write(
    async (overlay) => {
      let table = await describedTable(overlay, body.TableName);
      table = { ...table, AttributeDefinitions: body.AttributeDefinitions ?? table.AttributeDefinitions };
      for (const update of body.GlobalSecondaryIndexUpdates ?? [])
        table =
          'Create' in update
            ? await createIndex(table, update.Create as IndexDescription, overlay, database)
            : await deleteIndex(table, update.Delete.IndexName, overlay, database);
      if (body.StreamSpecification !== undefined)
        table = changeStream(table, body.StreamSpecification, clock.now());
      overlay.put(tableKey(table.TableName), table);
      return { TableDescription: table };
    },
    { scans: true },
  );
};

const readBody = (input: Json): Body => {
  const body = Body.safeParse(input);
  if (body.success) return body.data;
  throw validationError(
    `UpdateTable here takes indexes, attribute definitions and streams only: ${problemsOf(body.error)}`,
  );
};

const createIndex = async (
  table: TableDescription,
  index: IndexDescription,
  overlay: Overlay,
  database: Database,
): Promise<TableDescription> => {
  const { TableName, GlobalSecondaryIndexes: others = [] } = table;
  if (others.some((other) => other.IndexName === index.IndexName))
    throw validationError(`Attempting to create an index which already exists: ${index.IndexName}`);
  const defined = table.AttributeDefinitions.map((definition) => definition.AttributeName);
  const missing = index.KeySchema.find((key) => !defined.includes(key.AttributeName));
  if (missing) throw validationError(`AttributeDefinitions lacks the index key ${missing.AttributeName}`);
  const space = indexSpace('global', TableName, index.IndexName);
  for await (const item of database.values(within(itemSpace(TableName))) as AsyncIterable<Item>) {
    checkIndexKeys(item, index);
    const entry = indexEntry(item, table, index);
    if (entry) overlay.put(space + entry.key, entry.item);
  }
  const described = {
    ...index,
    IndexStatus: 'ACTIVE',
    IndexArn: `${table.TableArn}/index/${index.IndexName}`,
  };
  return { ...table, GlobalSecondaryIndexes: [...others, described] };
};

const deleteIndex = async (
  table: TableDescription,
  name: string,
  overlay: Overlay,
  database: Database,
): Promise<TableDescription> => {
  const { GlobalSecondaryIndexes: indexes = [], ...rest } = table;
  const kept = indexes.filter((index) => index.IndexName !== name);
  if (kept.length === indexes.length) throw validationError(`The table has no index ${name}`);
  for await (const key of database.keys(within(indexSpace('global', table.TableName, name))))
    overlay.del(key);
  return kept.length === 0 ? (rest as TableDescription) : { ...table, GlobalSecondaryIndexes: kept };
};

const changeStream = (table: TableDescription, input: unknown, now: number): TableDescription => {
  const wanted = readStreamSpecification(input);
  const { StreamSpecification: current, ...rest } = table;
  if (wanted?.StreamEnabled && current?.StreamEnabled)
    throw validationError(`Table already has an enabled stream: TableName: ${table.TableName}`);
  if (!wanted?.StreamEnabled && !current?.StreamEnabled)
    throw validationError(`Table is already not using streams: TableName: ${table.TableName}`);
  return { ...(rest as TableDescription), ...streamFields(table, wanted, now) };
};
