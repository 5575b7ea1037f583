import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { IConstruct } from 'constructs';
import { type House, idOf } from '../house.ts';
import type { HouseTable } from './house-table.ts';
import { exportOf } from './lasting.ts';

/** What a function is given: the variable that names a thing, and the least it may do with it. */
export interface Grant {
  readonly environment: Readonly<Record<string, string>>;
  readonly statements: (scope: IConstruct) => readonly PolicyStatement[];
  /** Where a statement cannot name its resources to the last: how cdk-nag calls that, and why it is so. */
  readonly wildcards?: { readonly findings: readonly string[]; readonly evidence: string };
}

/** Something a function uses, said in one line by name; it is looked up when the function is made. */
export type Use = (house: House) => Grant;

const nothing = (): readonly PolicyStatement[] => [];
const only = (actions: readonly string[], resource: string) => (): readonly PolicyStatement[] => [
  new PolicyStatement({ actions: [...actions], resources: [resource] }),
];

/** `PARCEL_BINS_TABLE` → the table that a domain declares as `ParcelBins`. */
const idIn = (variable: string, ending: string): string =>
  idOf(variable.slice(0, -ending.length).toLowerCase().replaceAll('_', '-'));

type TableVariable = `${string}_TABLE`;
const tableOf = ({ parts }: House, variable: TableVariable): HouseTable =>
  parts.tables.get(idIn(variable, '_TABLE'));

/**
 * Does exactly these things with the items of a table. A transaction needs the actions of what is in it. Nothing in the house
 * scans a table or deletes an item: time to live does.
 */
export const onTable =
  (variable: TableVariable, actions: readonly string[]): Use =>
  (house) => {
    const { table } = tableOf(house, variable);
    return { environment: { [variable]: table.tableName }, statements: only(actions, table.tableArn) };
  };

/** Queries the index of a table, beside what it does with the table. */
export const queriesIndex =
  (variable: TableVariable): Use =>
  (house) => {
    const { indexArn } = tableOf(house, variable);
    if (!indexArn) throw new Error(`The table behind ${variable} has no index to query.`);
    return { environment: {}, statements: only(['dynamodb:Query'], indexArn) };
  };

/** Reads single settings, as `settingsReader` does. */
export const readsSettings: Use = onTable('SETTINGS_TABLE', ['dynamodb:GetItem']);

/** Is fed from a queue: what Lambda needs for it, and no more. */
export const fedFrom =
  (queue: IQueue): Use =>
  () => ({
    environment: {},
    statements: only(['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'], queue.queueArn),
  });

/** Sends to a queue that a domain declares: `TELEMETRY_QUEUE_URL` is that of `Telemetry`. */
export const sendTo =
  (variable: `${string}_QUEUE_URL`): Use =>
  ({ parts }) => {
    const { queue } = parts.queues.get(idIn(variable, '_QUEUE_URL'));
    return {
      environment: { [variable]: queue.queueUrl },
      statements: only(['sqs:SendMessage'], queue.queueArn),
    };
  };

export interface ObjectUse {
  /** Construct id of the bucket. */
  readonly bucket: string;
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
export const onObjects =
  (variable: string, { bucket: id, prefix, actions, evidence }: ObjectUse): Use =>
  ({ parts }) => {
    const bucket = parts.buckets.get(id);
    return {
      environment: { [variable]: bucket.bucketName },
      statements: only(actions, `${bucket.bucketArn}/${prefix}*`),
      wildcards: { findings: [objectsFinding(bucket, prefix)], evidence },
    };
  };

/** Does named things with the paths that are published at the edge. */
export const onPublishedPaths =
  (actions: readonly string[]): Use =>
  ({ parts }) => {
    const { keyValueStoreArn } = parts.keyValues.get('PublishedPages');
    return {
      environment: { PUBLISHED_PATHS: keyValueStoreArn },
      statements: only(actions, keyValueStoreArn),
    };
  };

/** Publishes to the bus. */
export const publishesEvents: Use = ({ parts }) => {
  const bus = parts.buses.get('Events');
  return {
    environment: { EVENT_BUS_NAME: bus.eventBusName },
    statements: only(['events:PutEvents'], bus.eventBusArn),
  };
};

/**
 * Sends mail as the stage's verified sender. Without one there is neither variable nor grant: SES would refuse every letter, and each
 * would end with the dead letters.
 */
export const sendsMail: Use = ({ stage: { mailFrom, sesIdentity } }) =>
  sesIdentity
    ? {
        environment: { MAIL_FROM: mailFrom },
        statements: (scope) =>
          only(
            ['ses:SendEmail'],
            Stack.of(scope).formatArn({ service: 'ses', resource: 'identity', resourceName: sesIdentity }),
          )(),
      }
    : { environment: {}, statements: nothing };

/** Does named things on the user pool. */
export const onUserPool =
  (actions: readonly string[]): Use =>
  ({ parts }) => {
    const { pool } = parts.accounts.get('Users');
    return { environment: { USER_POOL_ID: pool.userPoolId }, statements: only(actions, pool.userPoolArn) };
  };

/** Verifies tokens itself, on routes that are open to anyone. */
export const verifiesTokens: Use = ({ parts }) => {
  const { pool, client } = parts.accounts.get('Users');
  return {
    environment: { USER_POOL_ID: pool.userPoolId, USER_POOL_CLIENT_ID: client.userPoolClientId },
    statements: nothing,
  };
};

/** Writes links to the site. */
export const linksToSite: Use = ({ parts }) => ({
  environment: { SITE_URL: parts.urls.get('Site') },
  statements: nothing,
});

/** A plain value that the stage decides. */
export const setting =
  (variable: string, from: (stage: House['stage']) => string): Use =>
  ({ stage }) => ({ environment: { [variable]: from(stage) }, statements: nothing });
