import dns from 'node:dns';
import { Agent } from 'node:http';
import {
  CloudFrontKeyValueStoreClient,
  DescribeKeyValueStoreCommand,
  GetKeyCommand,
} from '@aws-sdk/client-cloudfront-keyvaluestore';
import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import {
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import '@aws-sdk/signature-v4a';
import { expect, test } from 'vitest';
import { account, arnOf, operator, region, startWorld, templateOf, type World } from './world.ts';

const allow = (Action: string | string[], Resource: unknown) => ({ Effect: 'Allow', Action, Resource });
const because = (action: string) => `because no identity-based policy allows the ${action} action`;
const sentence = ({ user }: World, action: string, resource: string) =>
  `User: ${user} is not authorized to perform: ${action} on resource: ${resource} ${because(action)}`;
const status = (httpStatusCode: number) => ({ $metadata: expect.objectContaining({ httpStatusCode }) });
const inBucket = (prefix: string) => ({ 'Fn::Join': ['', [arnOf('Files'), '/', prefix]] });

test('SQS refuses with actions in lower case, and a batch needs the action of a single message', async () => {
  const world = await startWorld(templateOf([allow('sqs:SendMessage', arnOf('Jobs'))]));
  const { sqs } = world.cloud.endpoints;
  const client = new SQSClient({ region, endpoint: sqs, credentials: world.credentials });
  const QueueUrl = `${sqs}/${account}/jobs`;
  await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'one' }));
  const Entries = [{ Id: '1', MessageBody: 'two' }];
  expect((await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }))).Successful).toHaveLength(1);
  const queue = `arn:aws:sqs:${region}:${account}:jobs`;
  await expect(client.send(new ReceiveMessageCommand({ QueueUrl }))).rejects.toMatchObject({
    // The SDK uses the error name of the old SQS protocol.
    name: 'AccessDenied',
    message: sentence(world, 'sqs:receivemessage', queue),
    ...status(403),
  });
  const attributes = new GetQueueAttributesCommand({ QueueUrl });
  await expect(client.send(attributes)).rejects.toThrow(sentence(world, 'sqs:getqueueattributes', queue));
  client.destroy();
});

test('a queue’s policy may deny what the role allows, and its condition on TLS holds at home', async () => {
  const tlsOnly = {
    Effect: 'Deny',
    Principal: { AWS: '*' },
    Action: 'sqs:*',
    Resource: arnOf('Jobs'),
    Condition: { Bool: { 'aws:SecureTransport': 'false' } },
  };
  const noReading = {
    Effect: 'Deny',
    Principal: { AWS: arnOf('Role') },
    Action: 'sqs:ReceiveMessage',
    Resource: arnOf('Jobs'),
  };
  const QueuePolicy = {
    Type: 'AWS::SQS::QueuePolicy',
    Properties: { Queues: [{ Ref: 'Jobs' }], PolicyDocument: { Statement: [tlsOnly, noReading] } },
  };
  const world = await startWorld(templateOf([allow('sqs:*', arnOf('Jobs'))], { QueuePolicy }));
  const { sqs } = world.cloud.endpoints;
  const client = new SQSClient({ region, endpoint: sqs, credentials: world.credentials });
  const QueueUrl = `${sqs}/${account}/jobs`;
  await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'one' }));
  await expect(client.send(new ReceiveMessageCommand({ QueueUrl }))).rejects.toThrow(
    'with an explicit deny in a resource-based policy',
  );
  client.destroy();
});

test('SNS responds with AuthorizationError', async () => {
  const world = await startWorld(templateOf([allow('sns:GetTopicAttributes', '*')]));
  const publish = (credential: string) =>
    fetch(world.cloud.endpoints.sqs, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `AWS4-HMAC-SHA256 Credential=${credential}/20260101/us-east-1/sns/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`,
      },
      body: new URLSearchParams({
        Action: 'Publish',
        TopicArn: `arn:aws:sns:${region}:${account}:news`,
        Message: 'hello',
      }),
    });
  const refused = await publish(world.credentials.accessKeyId);
  expect(refused.status).toBe(403);
  const text = await refused.text();
  expect(text).toContain('<Code>AuthorizationError</Code>');
  expect(text).toContain(sentence(world, 'SNS:Publish', `arn:aws:sns:${region}:${account}:news`));
  expect((await publish('operator')).status).toBe(200);
});

const s3Of = ({ cloud }: World, credentials: World['credentials']) =>
  new S3Client({ region, endpoint: cloud.endpoints.s3, credentials, forcePathStyle: true });

test('S3 needs GetObject for HEAD, and names the refused action', async () => {
  const world = await startWorld(templateOf([allow('s3:GetObject', inBucket('out/*'))]));
  const clerk = s3Of(world, world.credentials);
  const operators = s3Of(world, operator);
  for (const Key of ['out/a', 'in/a'])
    await operators.send(new PutObjectCommand({ Bucket: 'files', Key, Body: 'text' }));
  await clerk.send(new HeadObjectCommand({ Bucket: 'files', Key: 'out/a' }));
  await expect(clerk.send(new HeadObjectCommand({ Bucket: 'files', Key: 'in/a' }))).rejects.toMatchObject(
    status(403),
  );
  await expect(clerk.send(new GetObjectCommand({ Bucket: 'files', Key: 'in/a' }))).rejects.toMatchObject({
    name: 'AccessDenied',
    message: sentence(world, 's3:GetObject', '"arn:aws:s3:::files/in/a"'),
    ...status(403),
  });
  for (const [command, action, resource] of [
    [new PutObjectCommand({ Bucket: 'files', Key: 'out/b', Body: 'x' }), 's3:PutObject', 'files/out/b'],
    [new DeleteObjectCommand({ Bucket: 'files', Key: 'out/a' }), 's3:DeleteObject', 'files/out/a'],
    [new ListObjectsV2Command({ Bucket: 'files' }), 's3:ListBucket', 'files'],
  ] as const)
    await expect(clerk.send(command as GetObjectCommand)).rejects.toThrow(
      sentence(world, action, `"arn:aws:s3:::${resource}"`),
    );
  clerk.destroy();
  operators.destroy();
});

test('S3 says that an object is missing only to those who may list the bucket', async () => {
  const reads = allow('s3:GetObject', inBucket('*'));
  const missing = new GetObjectCommand({ Bucket: 'files', Key: 'missing' });
  const guessing = await startWorld(templateOf([reads]));
  await expect(s3Of(guessing, guessing.credentials).send(missing)).rejects.toThrow(
    sentence(guessing, 's3:ListBucket', '"arn:aws:s3:::files"'),
  );
  const listing = await startWorld(templateOf([reads, allow('s3:ListBucket', arnOf('Files'))]));
  await expect(s3Of(listing, listing.credentials).send(missing)).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('a presigned link has the permissions of its signer at the time of use', async () => {
  const world = await startWorld(templateOf([allow('s3:GetObject', inBucket('out/*'))]));
  const operators = s3Of(world, operator);
  for (const Key of ['out/a', 'in/a'])
    await operators.send(new PutObjectCommand({ Bucket: 'files', Key, Body: 'text' }));
  const link = (Key: string) =>
    getSignedUrl(s3Of(world, world.credentials), new GetObjectCommand({ Bucket: 'files', Key }));
  expect((await fetch(await link('out/a'))).status).toBe(200);
  const refused = await fetch(await link('in/a'));
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('<Code>AccessDenied</Code>');
  operators.destroy();
});

test('Cognito, EventBridge and the key value store respond with AccessDeniedException', async () => {
  const world = await startWorld(
    templateOf([
      allow('cognito-idp:AdminGetUser', arnOf('People')),
      allow('cloudfront-keyvaluestore:DescribeKeyValueStore', arnOf('Paths')),
    ]),
  );
  const { credentials, cloud } = world;
  const pool = cloud.template.ofType('AWS::Cognito::UserPool')[0];
  const cognito = new CognitoIdentityProviderClient({
    region,
    endpoint: cloud.endpoints.cognito,
    credentials,
  });
  const UserPoolId = pool?.ref ?? '';
  await expect(cognito.send(new ListUsersCommand({ UserPoolId }))).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: sentence(world, 'cognito-idp:ListUsers', pool?.attributes.Arn ?? ''),
    ...status(400),
  });
  const events = new EventBridgeClient({ region, endpoint: cloud.endpoints.events, credentials });
  const Entries = [{ EventBusName: 'house', Source: 's', DetailType: 't', Detail: '{}' }];
  await expect(events.send(new PutEventsCommand({ Entries }))).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: sentence(world, 'events:PutEvents', `arn:aws:events:${region}:${account}:event-bus/house`),
    ...status(400),
  });
  const KvsARN = cloud.template.ofType('AWS::CloudFront::KeyValueStore')[0]?.attributes.Arn ?? '';
  const paths = new CloudFrontKeyValueStoreClient({
    region,
    endpoint: cloud.endpoints.keyValues,
    credentials,
    // The client asks for <account>.localhost, which not every resolver knows.
    requestHandler: {
      httpAgent: new Agent({ lookup: (_name, options, done) => dns.lookup('localhost', options, done) }),
    },
  });
  await paths.send(new DescribeKeyValueStoreCommand({ KvsARN }));
  await expect(paths.send(new GetKeyCommand({ KvsARN, Key: 'k' }))).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: sentence(world, 'cloudfront-keyvaluestore:GetKey', KvsARN),
    ...status(403),
  });
  for (const client of [cognito, events, paths]) client.destroy();
});

test('SES needs the address or its domain, and refuses with its own message', async () => {
  const identity = (name: string) => `arn:aws:ses:${region}:${account}:identity/${name}`;
  const world = await startWorld(templateOf([allow('ses:SendEmail', identity('shop.test'))]));
  const client = new SESv2Client({
    region,
    endpoint: world.cloud.endpoints.ses,
    credentials: world.credentials,
  });
  const send = (FromEmailAddress: string) =>
    client.send(
      new SendEmailCommand({
        FromEmailAddress,
        Destination: { ToAddresses: ['a@example.test'] },
        Content: { Simple: { Subject: { Data: 's' }, Body: { Text: { Data: 't' } } } },
      }),
    );
  await send('Shop <hello@shop.test>');
  await expect(send('hello@example.test')).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: `User \`${world.user}' is not authorized to perform \`ses:SendEmail' on resource \`${identity('hello@example.test')}'`,
    ...status(403),
  });
  client.destroy();
});
