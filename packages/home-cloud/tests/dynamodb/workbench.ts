import { type CreateTableCommandInput, DynamoDB } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import { reaching } from '../clients.ts';

/** The tools of a suite: the real SDK for one target, and a table in it. */
export interface Workbench {
  readonly client: DynamoDB;
  readonly doc: DynamoDBDocument;
  readonly table: string;
}
export type Suite = (bench: () => Workbench) => void;

/** The SDK with the settings of handlers, but without retries, which would hide errors. */
export const connect = (endpoint: string): { client: DynamoDB; doc: DynamoDBDocument } => {
  const client = new DynamoDB(reaching(endpoint));
  return {
    client,
    doc: DynamoDBDocument.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  };
};

/** A table with the keys `pk` and `sk` and one index over `gsi1pk` and `gsi1sk`. */
export const standardTable = (TableName: string): CreateTableCommandInput => ({
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
