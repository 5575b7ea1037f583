import { describe, expect, it } from 'vitest';
import { ensureTable } from '#src/dynamodb/tables.ts';
import { newFolder, startHome } from './home.ts';

const NAME = 'from-template';
const string = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' });
const keySchema = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' },
  { AttributeName: range, KeyType: 'RANGE' },
];
const plain = {
  TableName: NAME,
  BillingMode: 'PAY_PER_REQUEST',
  KeySchema: keySchema('pk', 'sk'),
  AttributeDefinitions: [string('pk'), string('sk')],
  PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
};
const full = {
  ...plain,
  AttributeDefinitions: [string('pk'), string('sk'), string('gsi1pk'), string('gsi1sk')],
  GlobalSecondaryIndexes: [
    { IndexName: 'gsi1', KeySchema: keySchema('gsi1pk', 'gsi1sk'), Projection: { ProjectionType: 'ALL' } },
  ],
  StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
  TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
};

describe('a table of the template', () => {
  it('is created with its index, stream and expiry, and does not change at a restart', async () => {
    const path = await newFolder();
    const first = await startHome({ path });
    const made = await ensureTable(first.database, NAME, full);
    expect(made.streamArn).toMatch(`${made.arn}/stream/`);
    await first.doc.put({ TableName: NAME, Item: { pk: 'p', sk: 's', gsi1pk: 'g', gsi1sk: 'h' } });
    await first.stop();

    const again = await startHome({ path });
    expect(await ensureTable(again.database, NAME, full)).toEqual(made);
    expect(await again.database.readStream(NAME, '', 10)).toHaveLength(1);
    const { TimeToLiveDescription } = await again.client.describeTimeToLive({ TableName: NAME });
    expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expires_at' });
    expect(await inIndex(again)).toEqual(['s']);
  });

  it('gets an index with its existing items, and loses it', async () => {
    const home = await startHome();
    await ensureTable(home.database, NAME, plain);
    await home.doc.put({ TableName: NAME, Item: { pk: 'p', sk: 'old', gsi1pk: 'g', gsi1sk: 'h' } });
    await ensureTable(home.database, NAME, full);
    expect(await inIndex(home)).toEqual(['old']);
    const without = await ensureTable(home.database, NAME, plain);
    expect(without.streamArn).toBeUndefined();
    await expect(inIndex(home)).rejects.toThrow('does not have the specified index');
  });

  it('is refused by name if a property is unknown or its keys differ', async () => {
    const { database } = await startHome();
    await ensureTable(database, NAME, plain);
    await expect(ensureTable(database, NAME, { ...plain, Novelty: 1 })).rejects.toThrow('Novelty');
    const other = { ...plain, KeySchema: keySchema('sk', 'pk') };
    await expect(ensureTable(database, NAME, other)).rejects.toThrow(/from-template.*keys/);
  });
});

const inIndex = async ({ doc }: Awaited<ReturnType<typeof startHome>>): Promise<unknown[]> => {
  const { Items = [] } = await doc.query({
    TableName: NAME,
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :g',
    ExpressionAttributeValues: { ':g': 'g' },
  });
  return Items.map((item) => item.sk);
};
