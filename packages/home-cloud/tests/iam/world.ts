import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Cloud, startCloud } from '#src/index.ts';
import { secretOf } from '#src/lambda/credentials.ts';
import { readFunctions } from '#src/lambda/definition.ts';

export const account = '000000000000';
export const region = 'us-east-1';

/** A cloud with one resource of each kind, and a function with a role that the test defines. */
export interface World {
  readonly cloud: Cloud;
  /** The name of the function's session in AWS's errors. */
  readonly user: string;
  /** The credentials of the function's SDK clients. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

export const operator = { accessKeyId: 'operator', secretAccessKey: 'operator' };

export const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const trust = {
  Statement: [{ Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' }, Action: 'sts:AssumeRole' }],
};

/** A template with these statements as the function's policy, and with more resources. */
export const templateOf = (statements: readonly object[], more: object = {}) => ({
  Resources: {
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: { RoleName: 'Clerk', AssumeRolePolicyDocument: trust },
    },
    Policy: {
      Type: 'AWS::IAM::Policy',
      Properties: {
        PolicyName: 'Clerk',
        Roles: [{ Ref: 'Role' }],
        PolicyDocument: { Version: '2012-10-17', Statement: statements },
      },
    },
    Clerk: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        FunctionName: 'clerk',
        Handler: 'index.handler',
        Runtime: 'nodejs24.x',
        Role: arnOf('Role'),
        Code: { S3Bucket: 'assets', S3Key: 'clerk.zip' },
      },
    },
    Parcels: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        TableName: 'parcels',
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        AttributeDefinitions: ['pk', 'gsi1pk'].map((name) => ({ AttributeName: name, AttributeType: 'S' })),
        GlobalSecondaryIndexes: [
          {
            IndexName: 'gsi1',
            KeySchema: [{ AttributeName: 'gsi1pk', KeyType: 'HASH' }],
            Projection: { ProjectionType: 'ALL' },
          },
        ],
        StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
      },
    },
    Letters: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        TableName: 'letters',
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      },
    },
    Jobs: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'jobs' } },
    News: { Type: 'AWS::SNS::Topic', Properties: { TopicName: 'news' } },
    Files: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'files' } },
    Bus: { Type: 'AWS::Events::EventBus', Properties: { Name: 'house' } },
    People: { Type: 'AWS::Cognito::UserPool', Properties: { UserPoolName: 'people' } },
    // The cloud at home needs a distribution or an API.
    Site: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          Enabled: true,
          DefaultCacheBehavior: {
            TargetOriginId: 'files',
            ViewerProtocolPolicy: 'redirect-to-https',
            CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
          },
          Origins: [
            {
              Id: 'files',
              DomainName: { 'Fn::GetAtt': ['Files', 'RegionalDomainName'] },
              S3OriginConfig: { OriginAccessIdentity: '' },
            },
          ],
        },
      },
    },
    Paths: { Type: 'AWS::CloudFront::KeyValueStore', Properties: { Name: 'paths' } },
    ...more,
  },
});

/** Writes an assembly with one stack. It is deleted after the test. */
const assemblyOf = (template: object): string => {
  const folder = mkdtempSync(join(tmpdir(), 'iam-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'clerk'));
  writeFileSync(join(folder, 'clerk', 'index.mjs'), 'export const handler = async (event) => event;');
  const files = { clerk: { source: { path: 'clerk' }, destinations: { here: { objectKey: 'clerk.zip' } } } };
  writeFileSync(join(folder, 'assets.json'), JSON.stringify({ files }));
  writeFileSync(join(folder, 'house.template.json'), JSON.stringify(template));
  const artifacts = {
    assets: { type: 'cdk:asset-manifest', properties: { file: 'assets.json' } },
    house: { type: 'aws:cloudformation:stack', properties: { templateFile: 'house.template.json' } },
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ artifacts }));
  return folder;
};

/** Starts a cloud with this template for one test. */
export const startWorld = async (template: object): Promise<World> => {
  const assemblyDir = assemblyOf(template);
  const dataDir = join(assemblyDir, 'data');
  const cloud = await startCloud({ assemblyDir, dataDir, port: 0, log: () => undefined });
  onTestFinished(() => cloud.stop());
  const [clerk] = readFunctions(cloud.template);
  if (clerk === undefined) throw new Error('the template has no function');
  const { accessKeyId } = clerk;
  return {
    cloud,
    user: `arn:aws:sts::${account}:assumed-role/Clerk/clerk`,
    credentials: { accessKeyId, secretAccessKey: secretOf(accessKeyId) },
  };
};
