import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientSettings, workerTimeouts } from '#lambdas/runtime/sdk.ts';

export interface Database {
  readonly endpoint: string;
  /** Endpoint of Secrets Manager with the secrets `origin` and `house-key`, both with the value `bench`. */
  readonly secrets: string;
  /** A client with the settings of the house's workers. */
  readonly client: DynamoDBDocumentClient;
  /** Makes empty tables with the house's keys, and its index where asked. */
  createTables(names: readonly string[], index?: 'gsi1'): Promise<void>;
  close(): Promise<void>;
}

const stringKey = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });
const keys = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];
const index = {
  IndexName: 'gsi1',
  KeySchema: keys('gsi1pk', 'gsi1sk'),
  Projection: { ProjectionType: 'ALL' as const },
};

const createTable = (client: DynamoDBDocumentClient, TableName: string, indexed: boolean) =>
  client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', ...(indexed ? ['gsi1pk', 'gsi1sk'] : [])].map(stringKey),
      KeySchema: keys('pk', 'sk'),
      ...(indexed ? { GlobalSecondaryIndexes: [index] } : {}),
    }),
  );

/** Starts an empty database in memory, in a process that ends with this one. */
export const startDatabase = async (): Promise<Database> => {
  const child = fork(join(import.meta.dirname, 'database.child.ts'), { execArgv: ['--no-warnings'] });
  const [[endpoint, secrets]] = (await once(child, 'message')) as [[string, string]];
  const raw = new DynamoDBClient({
    ...clientSettings(workerTimeouts),
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
  });
  const client = DynamoDBDocumentClient.from(raw, { marshallOptions: { removeUndefinedValues: true } });
  return {
    endpoint,
    secrets,
    client,
    createTables: async (names, indexed) => {
      for (const name of names) await createTable(client, name, indexed !== undefined);
    },
    close: async () => {
      client.destroy();
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
};
