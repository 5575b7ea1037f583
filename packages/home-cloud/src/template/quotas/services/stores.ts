import { at, listAt, textAt } from '../../checks/finding.ts';
import type { ResolvedResource } from '../../model.ts';
import { bytesIn, countOf, documentOf, each, eachIn, lengthOf, perOwner } from '../measures.ts';
import { type Quota, quota } from '../quota.ts';

const tables = 'Amazon DynamoDB Developer Guide: Quotas in Amazon DynamoDB';
const buckets = 'Amazon S3 User Guide: Bucket policies, lifecycle configuration and CORS';
const secrets = 'AWS Secrets Manager User Guide: AWS Secrets Manager quotas';
const table = 'AWS::DynamoDB::Table';
const bucket = 'AWS::S3::Bucket';
const secret = 'AWS::SecretsManager::Secret';

interface Index {
  readonly IndexName?: string;
  readonly Projection?: { readonly NonKeyAttributes?: readonly unknown[] };
}
const indexesOf = (resource: ResolvedResource): readonly Index[] =>
  [
    ...listAt(resource, 'GlobalSecondaryIndexes'),
    ...listAt(resource, 'LocalSecondaryIndexes'),
  ] as readonly Index[];

/** Event source mappings on the stream of a table. */
const readers = perOwner('AWS::Lambda::EventSourceMapping', 'EventSourceArn', (group) =>
  textAt(group[0] as ResolvedResource, 'EventSourceArn')?.includes(':dynamodb:') ? group.length : 0,
);

/** Text of the template, or what is generated into a template of its own. */
const secretSize = (resource: ResolvedResource): number | undefined => {
  const text = textAt(resource, 'SecretString');
  if (text !== undefined) return bytesIn(text);
  const generated = at(resource, 'GenerateSecretString');
  if (generated === undefined) return undefined;
  const length = Number(at(resource, 'GenerateSecretString.PasswordLength') ?? 32);
  return length + bytesIn(textAt(resource, 'GenerateSecretString.SecretStringTemplate') ?? '');
};

/** Tables, buckets and secrets. */
export const stores: readonly Quota[] = [
  quota(
    'Global secondary indexes of a table',
    20,
    'indexes',
    tables,
    countOf(table, 'GlobalSecondaryIndexes'),
  ),
  quota('Local secondary indexes of a table', 5, 'indexes', tables, countOf(table, 'LocalSecondaryIndexes')),
  quota(
    'Attributes that are projected into the indexes of a table',
    100,
    'attributes',
    tables,
    each(table, (one) =>
      indexesOf(one).reduce((sum, { Projection }) => sum + (Projection?.NonKeyAttributes?.length ?? 0), 0),
    ),
  ),
  quota('Name of a table', [3, 255], 'characters', tables, lengthOf(table, 'TableName')),
  quota(
    'Name of an index',
    [3, 255],
    'characters',
    tables,
    each(table, (one) => indexesOf(one).map(({ IndexName }) => IndexName?.length)),
  ),
  quota(
    'Name of a key',
    [1, 255],
    'characters',
    tables,
    eachIn<{ readonly AttributeName?: string }>(
      table,
      'AttributeDefinitions',
      ({ AttributeName }) => AttributeName?.length,
    ),
  ),
  quota('Functions that read one stream', 2, 'functions', tables, readers),
  quota(
    'Size of a bucket policy',
    20_480,
    'bytes',
    buckets,
    documentOf('AWS::S3::BucketPolicy', 'PolicyDocument'),
  ),
  quota(
    'Name of a bucket',
    [3, 63],
    'characters',
    'Amazon S3 User Guide: General purpose bucket naming rules',
    lengthOf(bucket, 'BucketName'),
  ),
  quota('Rules of a lifecycle', 1000, 'rules', buckets, countOf(bucket, 'LifecycleConfiguration.Rules')),
  quota('CORS rules of a bucket', 100, 'rules', buckets, countOf(bucket, 'CorsConfiguration.CorsRules')),
  quota('Size of a secret', 65_536, 'bytes', secrets, each(secret, secretSize)),
  quota(
    'Name of a secret',
    512,
    'characters',
    'AWS Secrets Manager API Reference: CreateSecret',
    lengthOf(secret, 'Name'),
  ),
  quota(
    'Description of a secret',
    2048,
    'characters',
    'AWS Secrets Manager API Reference: CreateSecret',
    lengthOf(secret, 'Description'),
  ),
];
