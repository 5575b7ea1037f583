import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { ResolvedTemplate } from '../template/model.ts';
import type { Json, KeyElement, TableDescription } from './engine/shapes.ts';
import { errorType, isApiError } from './errors.ts';
import type { DynamoDb } from './index.ts';
import { problemsOf } from './problems.ts';

const Key = z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) });
const Index = z.looseObject({
  IndexName: z.string(),
  KeySchema: z.array(Key),
  Projection: z.object({ ProjectionType: z.string(), NonKeyAttributes: z.optional(z.array(z.string())) }),
});
type Index = z.infer<typeof Index>;

/** Properties without effect on one machine: cost, encryption, backups, replicas, tags. */
const WITHOUT_EFFECT = [
  'BillingMode',
  'ContributorInsightsSpecification',
  'DeletionProtectionEnabled',
  'GlobalTableWitnesses',
  'MultiRegionConsistency',
  'OnDemandThroughput',
  'PointInTimeRecoverySpecification',
  'ProvisionedThroughput',
  'ReadOnDemandThroughputSettings',
  'Replicas',
  'ResourcePolicy',
  'SSESpecification',
  'TableClass',
  'Tags',
  'WarmThroughput',
  'WriteOnDemandThroughputSettings',
  'WriteProvisionedThroughputSettings',
] as const;

const Properties = z.strictObject({
  TableName: z.optional(z.string()),
  KeySchema: z.array(Key),
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.string() })),
  GlobalSecondaryIndexes: z.optional(z.array(Index)),
  LocalSecondaryIndexes: z.optional(z.array(Index)),
  StreamSpecification: z.optional(z.object({ StreamViewType: z.string() })),
  TimeToLiveSpecification: z.optional(
    z.object({ AttributeName: z.optional(z.string()), Enabled: z.boolean() }),
  ),
  ...Object.fromEntries(WITHOUT_EFFECT.map((name) => [name, z.optional(z.unknown())])),
});
type Properties = z.infer<typeof Properties>;

/** The attributes of a table that other resources can refer to. */
export interface TableAttributes {
  readonly name: string;
  readonly arn: string;
  /** Absent if the table has no stream. */
  readonly streamArn?: string;
}

/**
 * Creates the table of an AWS::DynamoDB::Table or AWS::DynamoDB::GlobalTable, or updates the existing one: creates, fills or deletes
 * indexes, and enables or disables the stream and expiry. It never changes items, and it is idempotent.
 *
 * @param name the table's physical name.
 * @param properties the resource's properties, with all intrinsics resolved.
 * @throws if a property is unknown, or if the keys of an existing table differ.
 */
export const ensureTable = async (
  database: DynamoDb,
  name: string,
  properties: unknown,
): Promise<TableAttributes> => {
  const wanted = readProperties(name, properties);
  const existing = await find(database, name);
  if (existing === undefined) await create(database, name, wanted);
  else await adjust(database, existing, wanted);
  await adjustExpiry(database, name, wanted.TimeToLiveSpecification);
  const table = await find(database, name);
  if (table === undefined) throw new Error(`The table ${name} vanished while it was being made`);
  return {
    name,
    arn: table.TableArn,
    ...(wanted.StreamSpecification &&
      table.LatestStreamArn !== undefined && { streamArn: table.LatestStreamArn }),
  };
};

/** Creates or updates all tables of the templates. */
export const ensureTables = async (database: DynamoDb, template: ResolvedTemplate): Promise<void> => {
  const tables = template.ofType('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable');
  await Promise.all(tables.map(({ ref, properties }) => ensureTable(database, ref, properties)));
};

const readProperties = (name: string, properties: unknown): Properties => {
  const read = Properties.safeParse(properties);
  if (read.success) return read.data;
  throw new Error(`The table ${name} has properties that cannot be had at home: ${problemsOf(read.error)}`);
};

const find = async (database: DynamoDb, TableName: string): Promise<TableDescription | undefined> => {
  try {
    return (await database.call('DescribeTable', { TableName })).Table as TableDescription;
  } catch (error) {
    if (isApiError(error) && errorType(error) === 'ResourceNotFoundException') return undefined;
    throw error;
  }
};

const create = async (database: DynamoDb, TableName: string, wanted: Properties): Promise<void> => {
  await database.call('CreateTable', {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: wanted.KeySchema,
    AttributeDefinitions: wanted.AttributeDefinitions,
    ...(wanted.GlobalSecondaryIndexes && {
      GlobalSecondaryIndexes: wanted.GlobalSecondaryIndexes.map(essence),
    }),
    ...(wanted.LocalSecondaryIndexes && { LocalSecondaryIndexes: wanted.LocalSecondaryIndexes.map(essence) }),
    ...(wanted.StreamSpecification && { StreamSpecification: streamOf(wanted) }),
  });
};

const adjust = async (database: DynamoDb, existing: TableDescription, wanted: Properties): Promise<void> => {
  const { TableName } = existing;
  const keys = (schema: readonly KeyElement[]) =>
    schema.map((key) => `${key.AttributeName} ${key.KeyType}`).join(', ');
  if (keys(existing.KeySchema) !== keys(wanted.KeySchema))
    throw new Error(
      `The table ${TableName} has the keys ${keys(existing.KeySchema)}; the template now wants ${keys(wanted.KeySchema)}. ` +
        'A table cannot change its keys: give it another name, or remove the data folder',
    );
  const { AttributeDefinitions } = wanted;
  const before = (existing.GlobalSecondaryIndexes ?? []) as readonly Index[];
  const after = wanted.GlobalSecondaryIndexes ?? [];
  const GlobalSecondaryIndexUpdates = [
    ...missing(before, after).map(({ IndexName }) => ({ Delete: { IndexName } })),
    ...missing(after, before).map((index) => ({ Create: essence(index) })),
  ];
  if (GlobalSecondaryIndexUpdates.length > 0)
    await database.call('UpdateTable', { TableName, AttributeDefinitions, GlobalSecondaryIndexUpdates });
  await adjustStream(database, existing, wanted);
};

/** The indexes of the first list that the second list does not have, or has with another definition. */
const missing = (some: readonly Index[], others: readonly Index[]): Index[] =>
  some.filter((index) => !others.some((other) => isDeepStrictEqual(essence(index), essence(other))));

/** The properties that identify an index. */
const essence = ({ IndexName, KeySchema, Projection }: Index): Json => ({ IndexName, KeySchema, Projection });

const adjustStream = async (
  database: DynamoDb,
  existing: TableDescription,
  wanted: Properties,
): Promise<void> => {
  const { TableName, StreamSpecification: current } = existing;
  if (current?.StreamViewType === wanted.StreamSpecification?.StreamViewType) return;
  if (current?.StreamEnabled)
    await database.call('UpdateTable', { TableName, StreamSpecification: { StreamEnabled: false } });
  if (wanted.StreamSpecification)
    await database.call('UpdateTable', { TableName, StreamSpecification: streamOf(wanted) });
};

const streamOf = (wanted: Properties): Json => ({
  StreamEnabled: true,
  StreamViewType: wanted.StreamSpecification?.StreamViewType,
});

const adjustExpiry = async (
  database: DynamoDb,
  TableName: string,
  wanted: Properties['TimeToLiveSpecification'],
): Promise<void> => {
  const answer = await database.call('DescribeTimeToLive', { TableName });
  const { AttributeName: current } = answer.TimeToLiveDescription as { AttributeName?: string };
  const attribute = wanted?.Enabled ? wanted.AttributeName : undefined;
  if (attribute === current) return;
  const change = (AttributeName: string, Enabled: boolean) =>
    database.call('UpdateTimeToLive', { TableName, TimeToLiveSpecification: { AttributeName, Enabled } });
  if (current !== undefined) await change(current, false);
  if (attribute !== undefined) await change(attribute, true);
};
