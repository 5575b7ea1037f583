import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type Cloud, startCloud } from '#src/index.ts';
import { secretOf } from '#src/lambda/credentials.ts';
import { readFunctions } from '#src/lambda/definition.ts';
import { folderForThisTest, siteOf, writeAssembly } from '#src/template/assembly.fixture.ts';
import type { anybody } from '../clients.ts';
import { refused } from '../refused.ts';

export const account = '000000000000';

/** A cloud with one resource of each kind, and a function with a role that the test defines. */
export interface World {
  readonly cloud: Cloud;
  /** The name of the function's session in AWS's errors. */
  readonly user: string;
  /** The credentials of the function's SDK clients. */
  readonly credentials: typeof anybody;
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
    Site: siteOf('Files'),
    Paths: { Type: 'AWS::CloudFront::KeyValueStore', Properties: { Name: 'paths' } },
    ...more,
  },
});

/** Starts a cloud with this template for one test. */
export const startWorld = async (template: object): Promise<World> => {
  const clerk = 'export const handler = async (event) => event;';
  const assemblyDir = writeAssembly(folderForThisTest(), { house: template }, { clerk });
  const dataDir = join(assemblyDir, 'data');
  const cloud = await startCloud({ assemblyDir, dataDir, port: 0, log: () => undefined });
  onTestFinished(() => cloud.stop());
  const [{ accessKeyId } = { accessKeyId: '' }] = readFunctions(cloud.template);
  return {
    cloud,
    user: `arn:aws:sts::${account}:assumed-role/Clerk/clerk`,
    credentials: { accessKeyId, secretAccessKey: secretOf(accessKeyId) },
  };
};

/** A client that is destroyed after the test. */
export const forThisTest = <Client extends { destroy(): void }>(client: Client): Client => {
  onTestFinished(() => client.destroy());
  return client;
};

/** What a function reads that no policy allows something. */
export const sentence = ({ user }: World, action: string, resource: string): string =>
  `User: ${user} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`;

/** Expects a call to be refused with this sentence, status and name. */
export const denied = async (
  call: Promise<unknown>,
  message: string,
  httpStatusCode: number,
  name = 'AccessDeniedException',
): Promise<void> => {
  const { $metadata } = await refused(call, name, message);
  expect($metadata).toMatchObject({ httpStatusCode });
};
