import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateTableCommand, type CreateTableCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { startDynamoDb } from 'home-cloud/dynamodb';
import { holds } from '#lambdas/told.ts';
import { wronglyKept } from './kept-items.ts';

export type Item = Record<string, unknown>;

/** Hooks for each request: `before` it reaches the table, and `after` the table has done it. */
export interface Faults {
  before?(operation: string, body?: string): void | Promise<void>;
  after?(operation: string): void | Promise<void>;
}

/** A failure of the network that the SDK retries. */
export const connectionReset = (): Error =>
  Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });

/** Tables that tests name, as in `tables.mailboxes`. The others exist as well, with the same kind of name. */
const names = {
  profiles: 'profiles',
  mailboxes: 'mailboxes',
  billing: 'billing',
  notifications: 'notifications',
  enquiries: 'enquiries',
  departures: 'departures',
  desk: 'desk',
  files: 'files',
  history: 'history',
  telemetry: 'telemetry',
  monitoring: 'monitoring',
  settings: 'settings',
  content: 'content',
  quotes: 'quotes',
  papers: 'papers',
  payments: 'payments',
  reports: 'reports',
  sessions: 'sessions',
  shipments: 'shipments',
  tasks: 'tasks',
  bookings: 'bookings',
  parcels: 'parcels',
  customers: 'customers',
  blog: 'blog',
  vehicles: 'vehicles',
  drivers: 'drivers',
  runs: 'runs',
} as const;

type TableNames = typeof names;

export interface Tables extends TableNames {
  /** The names as functions read them from their environment. */
  readonly env: Readonly<Record<`${Uppercase<keyof TableNames>}_TABLE`, string>>;
  /** A separate client. Faults are injected into its transport. */
  client(faults?: Faults): DynamoDBDocumentClient;
  /** All items of a table. */
  all(table: string): Promise<Item[]>;
  stop(): Promise<void>;
  /** Stops, and fails when an item was written otherwise than its domain says it is kept. */
  stopAsKept(): Promise<void>;
}

interface DataTemplate {
  readonly Resources: Readonly<Record<string, { readonly Type: string; readonly Properties: object }>>;
}

/** The template of the build: a table has here exactly the indexes that it has on AWS. */
const { Resources: described }: DataTemplate = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../build/cdk.out/skybarrel-home-data.template.json'), 'utf8'),
);

/** Every table of the data stack by its name in tests: `MailboxesTable7DAAED76` becomes `mailboxes`. */
const shapes = new Map(
  Object.entries(described)
    .filter(([, { Type }]) => Type === 'AWS::DynamoDB::Table')
    .map(([id, { Properties }]) => {
      const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, BillingMode } =
        Properties as CreateTableCommandInput;
      const shape = { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, BillingMode };
      return [id.replace(/Table[0-9A-F]{8}$/, '').toLowerCase(), shape] as const;
    }),
);

/** What the domains say of how long the items of these tables are kept. */
const heldBy = holds
  .flatMap((of) => Object.entries(of))
  .map(([table, held]) => [table.toLowerCase(), held] as const)
  .filter(([table]) => shapes.has(table));

const suffer = (client: DynamoDBClient, faults: Faults): void =>
  client.middlewareStack.add(
    (next) => async (args) => {
      const { headers, body } = args.request as { headers: Record<string, string>; body: string };
      const operation = headers['x-amz-target']?.split('.')[1] ?? '';
      await faults.before?.(operation, body);
      const result = await next(args);
      await faults.after?.(operation);
      return result;
    },
    { step: 'deserialize', name: 'faults' },
  );

/** Starts an empty database in memory with the tables of the template. */
export const startTables = async (): Promise<Tables> => {
  const database = await startDynamoDb();
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
  const creator = rawClient();
  for (const [TableName, shape] of shapes)
    await creator.send(new CreateTableCommand({ TableName, ...shape }));
  const reader = client();
  const allOf = async (TableName: string): Promise<Item[]> => {
    const found: Item[] = [];
    for await (const { Items } of paginateScan({ client: reader }, { TableName }))
      found.push(...(Items ?? []));
    return found;
  };
  const stop = async (): Promise<void> => {
    for (const each of clients) each.destroy();
    await database.stop();
  };
  return {
    ...names,
    env: Object.fromEntries(
      Object.values(names).map((name) => [`${name.toUpperCase()}_TABLE`, name]),
    ) as Tables['env'],
    client,
    all: allOf,
    stop,
    stopAsKept: async () => {
      const wrong: string[] = [];
      for (const [TableName, held] of heldBy)
        wrong.push(...wronglyKept(TableName, held, await allOf(TableName)));
      await stop();
      if (wrong.length > 0)
        throw new Error(`Items are kept otherwise than their domain says:\n${wrong.join('\n')}`);
    },
  };
};

/** Every item of a kind, by the beginning of its key. */
export const startingWith = (items: readonly Item[], prefix: string): Item[] =>
  items.filter(({ pk }) => String(pk).startsWith(prefix));
