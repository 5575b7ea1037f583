import { Stack } from 'aws-cdk-lib';
import type { IKeyValueStore } from 'aws-cdk-lib/aws-cloudfront';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { IConstruct } from 'constructs';
import type { House } from '../house.ts';
import type { HouseTable } from './house-table.ts';
import { exportOf } from './lasting.ts';

/** Something a function uses: the variable that names it and the least it may do with it, in one line. */
export interface Use {
  readonly environment: Readonly<Record<string, string>>;
  readonly statements: (scope: IConstruct) => readonly PolicyStatement[];
  /** Where a statement cannot name its resources to the last: how cdk-nag calls that, and why it is so. */
  readonly wildcards?: { readonly findings: readonly string[]; readonly evidence: string };
}

/**
 * Does exactly these things with the items of a table. A transaction needs the actions of what is in it. Nothing in the house
 * scans a table or deletes an item: time to live does.
 */
export const onTable = (table: HouseTable, variable: string, actions: readonly string[]): Use => ({
  environment: { [variable]: table.table.tableName },
  statements: () => [new PolicyStatement({ actions: [...actions], resources: [table.table.tableArn] })],
});

/** Queries the index of a table, beside what it does with the table. */
export const queriesIndex = (table: HouseTable): Use => ({
  environment: {},
  statements: () => [new PolicyStatement({ actions: ['dynamodb:Query'], resources: table.indexArns })],
});

/** Reads single settings, as `settingsReader` does. */
export const readsSettings = (settings: HouseTable): Use =>
  onTable(settings, 'SETTINGS_TABLE', ['dynamodb:GetItem']);

/** Is fed from a queue: what Lambda needs for it, and no more. */
export const fedFrom = (queue: IQueue): Use => ({
  environment: {},
  statements: () => [
    new PolicyStatement({
      actions: ['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'],
      resources: [queue.queueArn],
    }),
  ],
});

/** Sends to a queue. */
export const sendTo = (queue: IQueue, variable: string): Use => ({
  environment: { [variable]: queue.queueUrl },
  statements: () => [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] })],
});

export interface ObjectUse {
  readonly bucket: Bucket;
  /** Ends with a slash. */
  readonly prefix: string;
  readonly actions: readonly string[];
  /** Who names the objects, so that they cannot be listed here. */
  readonly evidence: string;
}

/** How cdk-nag calls a grant on all objects below a prefix of a bucket in another stack. */
export const objectsFinding = (bucket: Bucket, prefix: string): string =>
  `Resource::${exportOf(bucket, bucket.bucketArn)}/${prefix}*`;

/** Does named things with the objects below a prefix of one bucket. */
export const onObjects = (variable: string, use: ObjectUse): Use => {
  const { bucket, prefix, actions, evidence } = use;
  return {
    environment: { [variable]: bucket.bucketName },
    statements: () => [
      new PolicyStatement({ actions: [...actions], resources: [`${bucket.bucketArn}/${prefix}*`] }),
    ],
    wildcards: { findings: [objectsFinding(bucket, prefix)], evidence },
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
