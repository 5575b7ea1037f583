import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { startDynamoDb } from '#local/dynamodb/index.ts';
import { systemClock, systemIds } from '#local/types.ts';

const stringKey = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });
const keySchema = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];

export type Item = Record<string, unknown>;

/** What happens to a request on its way: `before` it reaches the table, `after` the table has done it. */
export interface Faults {
  before?(operation: string): void | Promise<void>;
  after?(operation: string): void | Promise<void>;
}

/** A failure of the network, as the SDK knows it and retries it. */
export const connectionReset = (): Error =>
  Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });

export interface Tables {
  readonly profiles: string;
  readonly mailboxes: string;
  readonly notifications: string;
  readonly enquiries: string;
  readonly telemetry: string;
  readonly monitoring: string;
  readonly settings: string;
  readonly content: string;
  /** A client of its own, through whose transport the faults happen. */
  client(faults?: Faults): DynamoDBDocumentClient;
  /** Everything in a table. */
  all(table: string): Promise<Item[]>;
  stop(): Promise<void>;
}

const createTable = (client: DynamoDBClient, TableName: string) =>
  client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map(stringKey),
      KeySchema: keySchema('pk', 'sk'),
      GlobalSecondaryIndexes: [
        {
          IndexName: 'gsi1',
          KeySchema: keySchema('gsi1pk', 'gsi1sk'),
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    }),
  );

const suffer = (client: DynamoDBClient, faults: Faults): void =>
  client.middlewareStack.add(
    (next) => async (args) => {
      const { headers } = args.request as { headers: Record<string, string> };
      const operation = headers['x-amz-target']?.split('.')[1] ?? '';
      await faults.before?.(operation);
      const result = await next(args);
      await faults.after?.(operation);
      return result;
    },
    { step: 'deserialize', name: 'faults' },
  );

/** Starts an empty database in memory with the tables of the template. */
export const startTables = async (): Promise<Tables> => {
  const database = await startDynamoDb({ clock: systemClock, ids: systemIds });
  const clients: DynamoDBClient[] = [];
  const rawClient = (): DynamoDBClient => {
    const client = new DynamoDBClient({
      endpoint: database.endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    });
    clients.push(client);
    return client;
  };
  const client = (faults: Faults = {}): DynamoDBDocumentClient => {
    const raw = rawClient();
    suffer(raw, faults);
    return DynamoDBDocumentClient.from(raw, { marshallOptions: { removeUndefinedValues: true } });
  };
  const names = {
    profiles: 'profiles',
    mailboxes: 'mailboxes',
    notifications: 'notifications',
    enquiries: 'enquiries',
    telemetry: 'telemetry',
    monitoring: 'monitoring',
    settings: 'settings',
    content: 'content',
  };
  const creator = rawClient();
  for (const name of Object.values(names)) await createTable(creator, name);
  const reader = client();
  return {
    ...names,
    client,
    all: async (TableName) => {
      const found: Item[] = [];
      for await (const { Items } of paginateScan({ client: reader }, { TableName }))
        found.push(...(Items ?? []));
      return found;
    },
    stop: async () => {
      for (const each of clients) each.destroy();
      await database.stop();
    },
  };
};

/** Every item of a kind, by how its key begins. */
export const startingWith = (items: readonly Item[], prefix: string): Item[] =>
  items.filter(({ pk }) => String(pk).startsWith(prefix));
