import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';

/** The tools of a suite: the real SDK for one target, and a table in it. */
export interface Workbench {
  readonly client: DynamoDBClient;
  readonly doc: DynamoDBDocumentClient;
  readonly table: string;
}
export type Suite = (bench: () => Workbench) => void;

/** The SDK with the settings of handlers, but without retries, which would hide errors. */
export const connect = (endpoint: string): { client: DynamoDBClient; doc: DynamoDBDocumentClient } => {
  const credentials = { accessKeyId: 'conformance', secretAccessKey: 'conformance' };
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
  return {
    client,
    doc: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  };
};

/** A table with the keys `pk` and `sk` and one index over `gsi1pk` and `gsi1sk`. */
export const houseTable = (TableName: string) =>
  new CreateTableCommand({
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map((AttributeName) => ({
      AttributeName,
      AttributeType: 'S',
    })),
    GlobalSecondaryIndexes: [
      {
        IndexName: 'gsi1',
        KeySchema: [
          { AttributeName: 'gsi1pk', KeyType: 'HASH' },
          { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });

let serial = 0;
/** A partition that no other test uses. */
export const newPartition = (): string => `P#${process.pid}#${++serial}`;

/** Expects a call to be refused with the error of this name, and returns the error. */
export const refused = async (call: Promise<unknown>, name: string): Promise<Record<string, unknown>> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error, `expected ${name}`).toMatchObject({ name });
  return error as Record<string, unknown>;
};
