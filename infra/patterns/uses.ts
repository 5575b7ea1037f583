import { Aws, Stack } from 'aws-cdk-lib';
import type { IKeyValueStore } from 'aws-cdk-lib/aws-cloudfront';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { IConstruct } from 'constructs';
import { bucketName, type House } from '../house.ts';
import type { HouseTable } from './house-table.ts';

/** Something a function uses: the variable that names it and the least it may do with it, in one line. */
export interface Use {
  readonly environment: Readonly<Record<string, string>>;
  readonly statements: (scope: IConstruct) => readonly PolicyStatement[];
  /** Where a statement cannot name its resources to the last: how cdk-nag calls that, and why it is so. */
  readonly wildcards?: { readonly findings: readonly string[]; readonly evidence: string };
}

const reads = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
// A transaction needs the grants of what is in it. Nothing in the house deletes an item: time to live does.
const writes = ['dynamodb:PutItem', 'dynamodb:UpdateItem'];

/** Reads and writes items of a table and queries its indexes. No Scan: nothing in the house reads a whole table. */
export const readWrite = (table: HouseTable, variable: string): Use => ({
  environment: { [variable]: table.table.tableName },
  statements: () => [
    new PolicyStatement({ actions: [...reads, ...writes], resources: [table.table.tableArn] }),
    ...(table.indexArns.length > 0
      ? [new PolicyStatement({ actions: ['dynamodb:Query'], resources: table.indexArns })]
      : []),
  ],
});

/** Reads items of a table. */
export const readOnly = (table: HouseTable, variable: string): Use => ({
  environment: { [variable]: table.table.tableName },
  statements: () => [new PolicyStatement({ actions: reads, resources: [table.table.tableArn] })],
});

/** Does named things on a table, for functions that need less than reading and writing. */
export const onTable = (table: HouseTable, variable: string, actions: readonly string[]): Use => ({
  environment: { [variable]: table.table.tableName },
  statements: () => [new PolicyStatement({ actions: [...actions], resources: [table.table.tableArn] })],
});

/** Sends to a queue. */
export const sendTo = (queue: IQueue, variable: string): Use => ({
  environment: { [variable]: queue.queueUrl },
  statements: () => [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] })],
});

export interface ObjectUse {
  readonly bucket: Parameters<typeof bucketName>[1];
  /** Ends with a slash. */
  readonly prefix: string;
  readonly actions: readonly string[];
  /** Who names the objects, so that they cannot be listed here. */
  readonly evidence: string;
}

/** Does named things with the objects below a prefix of one bucket. */
export const onObjects = (house: House, variable: string, use: ObjectUse): Use => {
  const { bucket, prefix, actions, evidence } = use;
  const name = bucketName(house.stage, bucket);
  return {
    environment: { [variable]: name },
    statements: () => [
      new PolicyStatement({
        actions: [...actions],
        resources: [`arn:${Aws.PARTITION}:s3:::${name}/${prefix}*`],
      }),
    ],
    wildcards: {
      findings: [
        `Resource::arn:<AWS::Partition>:s3:::skybarrel-${house.stage.name}-${bucket}-<AWS::AccountId>/${prefix}*`,
      ],
      evidence,
    },
  };
};

/** Does named things with the pairs of one key value store of the edge. */
export const onKeyValues = (store: IKeyValueStore, variable: string, actions: readonly string[]): Use => ({
  environment: { [variable]: store.keyValueStoreArn },
  statements: () => [new PolicyStatement({ actions: [...actions], resources: [store.keyValueStoreArn] })],
});

/** Publishes to a bus. */
export const publish = (bus: IEventBus, variable: string): Use => ({
  environment: { [variable]: bus.eventBusName },
  statements: () => [new PolicyStatement({ actions: ['events:PutEvents'], resources: [bus.eventBusArn] })],
});

/**
 * Sends mail as the stage's verified sender. Without one there is neither variable nor grant: SES would refuse every letter, and each
 * would end with the dead letters.
 */
export const sendMail = (house: House, variable: string): Use => {
  const { mailFrom, sesIdentity } = house.stage;
  if (!sesIdentity) return { environment: {}, statements: () => [] };
  return {
    environment: { [variable]: mailFrom },
    statements: (scope) => [
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [
          Stack.of(scope).formatArn({ service: 'ses', resource: 'identity', resourceName: sesIdentity }),
        ],
      }),
    ],
  };
};

export interface UserPoolIds {
  readonly userPoolId: string;
  readonly userPoolArn: string;
}

/** Does named things on one user pool. */
export const onUserPool = (pool: UserPoolIds, actions: readonly string[]): Use => ({
  environment: { USER_POOL_ID: pool.userPoolId },
  statements: () => [new PolicyStatement({ actions: [...actions], resources: [pool.userPoolArn] })],
});

/** A plain value. */
export const setting = (variable: string, value: string): Use => ({
  environment: { [variable]: value },
  statements: () => [],
});
