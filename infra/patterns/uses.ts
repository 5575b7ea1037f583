import { Stack } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { IConstruct } from 'constructs';
import { type House, idOf } from '../house.ts';
import { allow } from './allow.ts';
import type { HouseTable } from './house-table.ts';
import { exportOf } from './lasting.ts';
import { mailSetOf } from './returned-mail.ts';

/** What a function is given: environment variables that name resources, and the least permissions that it needs on them. */
export interface Grant {
  readonly environment: Readonly<Record<string, string>>;
  readonly statements: (scope: IConstruct) => readonly PolicyStatement[];
  /** For statements with wildcards: how cdk-nag names them, and why they are needed. */
  readonly wildcards?: { readonly findings: readonly string[]; readonly evidence: string };
}

/** Something that a function uses, declared by name in one line. It is looked up when the function is made. */
export type Use = (house: House) => Grant;

const nothing = (): readonly PolicyStatement[] => [];
const only = (actions: readonly string[], resource: string) => (): readonly PolicyStatement[] => [
  allow(actions, resource),
];

/** `PARCEL_BINS_TABLE` → the table that a domain declares as `ParcelBins`. */
const idIn = (variable: string, ending: string): string =>
  idOf(variable.slice(0, -ending.length).toLowerCase().replaceAll('_', '-'));

type TableVariable = `${string}_TABLE`;
const tableOf = ({ parts }: House, variable: TableVariable): HouseTable =>
  parts.tables.get(idIn(variable, '_TABLE'));

/**
 * Allows exactly these actions on a table. A transaction needs the actions of the writes in it. No function scans a table, and none
 * deletes an item but the one that forgets people: time to live deletes them.
 */
export const onTable =
  (variable: TableVariable, ...actions: readonly string[]): Use =>
  (house) => {
    const { table } = tableOf(house, variable);
    const allowed = actions.map((action) => `dynamodb:${action}`);
    return { environment: { [variable]: table.tableName }, statements: only(allowed, table.tableArn) };
  };

/** Allows queries on the index of a table, alone or in addition to actions on the table. */
export const queriesIndex =
  (variable: TableVariable): Use =>
  (house) => {
    const { table, indexArn } = tableOf(house, variable);
    if (!indexArn) throw new Error(`The table behind ${variable} has no index to query.`);
    return { environment: { [variable]: table.tableName }, statements: only(['dynamodb:Query'], indexArn) };
  };

/** Reads single settings, as `settingsReader` does. */
export const readsSettings: Use = onTable('SETTINGS_TABLE', 'GetItem');

/** Allows what Lambda needs to receive from a queue, and no more. */
export const fedFrom =
  (queue: IQueue): Use =>
  () => ({
    environment: {},
    statements: only(['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'], queue.queueArn),
  });

/** Allows sending to a queue that a domain declares: `TELEMETRY_QUEUE_URL` is that of `Telemetry`. */
export const sendTo =
  (variable: `${string}_QUEUE_URL`): Use =>
  ({ parts }) => {
    const queue = parts.queues.get(idIn(variable, '_QUEUE_URL'));
    return {
      environment: { [variable]: queue.queueUrl },
      statements: only(['sqs:SendMessage'], queue.queueArn),
    };
  };

/** Allows counting what is in the dead-letter queues. */
export const countsDeadLetters: Use = ({ parts }) => ({
  environment: { DEAD_LETTER_QUEUES: parts.deadLetters.all.map(({ queueUrl }) => queueUrl).join(' ') },
  statements: () => [
    allow(['sqs:GetQueueAttributes'], ...parts.deadLetters.all.map(({ queueArn }) => queueArn)),
  ],
});

export interface ObjectUse {
  /** Construct id of the bucket. */
  readonly bucket: string;
  /** Ends with a slash. */
  readonly prefix: string;
  readonly actions: readonly string[];
  /** How the objects are named, and so why the grant needs a wildcard. */
  readonly evidence: string;
}

/** How cdk-nag names a grant on all objects below a prefix of a bucket in another stack. */
export const objectsFinding = (bucket: Bucket, prefix: string): string =>
  `Resource::${exportOf(bucket, bucket.bucketArn)}/${prefix}*`;

/** Allows actions on the objects below a prefix of one bucket. */
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

/** Allows actions on the key value store with the paths that are published at the edge. */
export const onPublishedPaths =
  (actions: readonly string[]): Use =>
  ({ parts }) => {
    const { keyValueStoreArn } = parts.keyValues.get('PublishedPages');
    return {
      environment: { PUBLISHED_PATHS: keyValueStoreArn },
      statements: only(actions, keyValueStoreArn),
    };
  };

/** Allows publishing to the bus. */
export const publishesEvents: Use = ({ parts }) => {
  const bus = parts.buses.get('Events');
  return {
    environment: { EVENT_BUS_NAME: bus.eventBusName },
    statements: only(['events:PutEvents'], bus.eventBusArn),
  };
};

const mailing =
  (...actions: readonly string[]): Use =>
  (house) => {
    const { mailFrom, sesIdentity } = house.stage;
    if (!sesIdentity) return { environment: {}, statements: nothing };
    const arnOf = (scope: IConstruct, resource: string, resourceName: string) =>
      Stack.of(scope).formatArn({ service: 'ses', resource, resourceName });
    return {
      environment: { MAIL_FROM: mailFrom, MAIL_SET: mailSetOf(house) },
      statements: (scope) => [
        allow(
          actions,
          arnOf(scope, 'identity', sesIdentity),
          arnOf(scope, 'configuration-set', mailSetOf(house)),
        ),
      ],
    };
  };

/**
 * Allows sending mail as the stage's verified sender. Without a sender there is neither a variable nor a grant: SES would refuse
 * every mail, and each would end in the dead-letter queue.
 */
export const sendsMail: Use = mailing('ses:SendEmail');

/** The same for mail with photos. SES makes whole messages of them, and its pages do not say which of the two it then asks for. */
export const sendsPhotos: Use = mailing('ses:SendEmail', 'ses:SendRawEmail');

/** Tells a function whether the stage sends WhatsApp messages, by the id of the phone number that sends them. */
export const knowsWhatsApp: Use = ({ stage: { whatsAppNumberId } }) => ({
  environment: whatsAppNumberId ? { WHATSAPP_NUMBER_ID: whatsAppNumberId } : {},
  statements: nothing,
});

/** Allows actions on the stage's phone number on WhatsApp. Without one there is neither a variable nor a grant. */
const whatsApp =
  (...actions: readonly string[]): Use =>
  (house) => ({
    ...knowsWhatsApp(house),
    statements: (scope) => {
      const { whatsAppNumberId } = house.stage;
      if (!whatsAppNumberId) return [];
      const resourceName = whatsAppNumberId.replace('phone-number-id-', '');
      const service = 'social-messaging';
      const number = Stack.of(scope).formatArn({ service, resource: 'phone-number-id', resourceName });
      return [
        allow(
          actions.map((action) => `${service}:${action}`),
          number,
        ),
      ];
    },
  });

/** Allows sending WhatsApp messages from the stage's phone number. */
export const sendsWhatsApp: Use = whatsApp('SendWhatsAppMessage');

/** The same, and getting what people send to this number. */
export const readsWhatsApp: Use = whatsApp('SendWhatsAppMessage', 'GetWhatsAppMessageMedia');

/** Allows asking how the WhatsApp templates of the stage stand with Meta. Without a number there is neither a variable nor a grant. */
export const asksMeta: Use = ({ stage: { whatsAppAccountId } }) => ({
  environment: whatsAppAccountId ? { WHATSAPP_ACCOUNT_ID: whatsAppAccountId } : {},
  statements: (scope) => {
    if (!whatsAppAccountId) return [];
    const resourceName = whatsAppAccountId.replace('waba-', '');
    const account = Stack.of(scope).formatArn({
      service: 'social-messaging',
      resource: 'waba',
      resourceName,
    });
    return [
      allow(
        ['social-messaging:GetWhatsAppMessageTemplate', 'social-messaging:ListWhatsAppMessageTemplates'],
        account,
      ),
    ];
  },
});

/** Allows actions on the user pool. */
export const onUserPool =
  (actions: readonly string[]): Use =>
  ({ parts }) => {
    const { pool } = parts.accounts.get('Users');
    return { environment: { USER_POOL_ID: pool.userPoolId }, statements: only(actions, pool.userPoolArn) };
  };

/** Lets a function verify tokens itself, on routes that are open to anyone. */
export const verifiesTokens: Use = ({ parts }) => {
  const { pool, client } = parts.accounts.get('Users');
  return {
    environment: { USER_POOL_ID: pool.userPoolId, USER_POOL_CLIENT_ID: client.userPoolClientId },
    statements: nothing,
  };
};

/** Lets a function write links to the site. */
export const linksToSite: Use = ({ parts }) => ({
  environment: { SITE_URL: parts.urls.get('Site') },
  statements: nothing,
});

/** A plain value that the stage decides. */
export const setting =
  (variable: string, from: (stage: House['stage']) => string): Use =>
  ({ stage }) => ({ environment: { [variable]: from(stage) }, statements: nothing });
