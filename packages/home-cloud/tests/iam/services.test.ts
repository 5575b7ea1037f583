import { CloudFrontKeyValueStore } from '@aws-sdk/client-cloudfront-keyvaluestore';
import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { EventBridge } from '@aws-sdk/client-eventbridge';
import { GetObjectCommand, S3 } from '@aws-sdk/client-s3';
import { SESv2 } from '@aws-sdk/client-sesv2';
import { SQS } from '@aws-sdk/client-sqs';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import '@aws-sdk/signature-v4a';
import { expect, test } from 'vitest';
import { reaching, reachingKeyValues, region } from '../clients.ts';
import {
  account,
  arnOf,
  denied,
  forThisTest,
  operator,
  sentence,
  startWorld,
  templateOf,
  type World,
} from './world.ts';

const allow = (Action: string | string[], Resource: unknown) => ({ Effect: 'Allow', Action, Resource });
const inBucket = (prefix: string) => ({ 'Fn::Join': ['', [arnOf('Files'), '/', prefix]] });

test('SQS refuses with actions in lower case, and a batch needs the action of a single message', async () => {
  const world = await startWorld(templateOf([allow('sqs:SendMessage', arnOf('Jobs'))]));
  const { sqs } = world.cloud.endpoints;
  const client = forThisTest(new SQS(reaching(sqs, world.credentials)));
  const QueueUrl = `${sqs}/${account}/jobs`;
  await client.sendMessage({ QueueUrl, MessageBody: 'one' });
  const Entries = [{ Id: '1', MessageBody: 'two' }];
  expect((await client.sendMessageBatch({ QueueUrl, Entries })).Successful).toHaveLength(1);
  const queue = `arn:aws:sqs:${region}:${account}:jobs`;
  // The SDK uses the error name of the old SQS protocol.
  const refusal = (action: string) => [sentence(world, action, queue), 403, 'AccessDenied'] as const;
  await denied(client.receiveMessage({ QueueUrl }), ...refusal('sqs:receivemessage'));
  await denied(client.getQueueAttributes({ QueueUrl }), ...refusal('sqs:getqueueattributes'));
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
  const client = forThisTest(new SQS(reaching(sqs, world.credentials)));
  const QueueUrl = `${sqs}/${account}/jobs`;
  await client.sendMessage({ QueueUrl, MessageBody: 'one' });
  await expect(client.receiveMessage({ QueueUrl })).rejects.toThrow(
    'with an explicit deny in a resource-based policy',
  );
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
  forThisTest(new S3({ ...reaching(cloud.endpoints.s3, credentials), forcePathStyle: true }));

test('S3 needs GetObject for HEAD, and names the refused action', async () => {
  const world = await startWorld(templateOf([allow('s3:GetObject', inBucket('out/*'))]));
  const clerk = s3Of(world, world.credentials);
  const operators = s3Of(world, operator);
  for (const Key of ['out/a', 'in/a']) await operators.putObject({ Bucket: 'files', Key, Body: 'text' });
  await clerk.headObject({ Bucket: 'files', Key: 'out/a' });
  await expect(clerk.headObject({ Bucket: 'files', Key: 'in/a' })).rejects.toMatchObject({
    $metadata: { httpStatusCode: 403 },
  });
  const refusal = (action: string, resource: string) =>
    [sentence(world, action, `"arn:aws:s3:::${resource}"`), 403, 'AccessDenied'] as const;
  const Bucket = 'files';
  await denied(clerk.getObject({ Bucket, Key: 'in/a' }), ...refusal('s3:GetObject', 'files/in/a'));
  await denied(
    clerk.putObject({ Bucket, Key: 'out/b', Body: 'x' }),
    ...refusal('s3:PutObject', 'files/out/b'),
  );
  await denied(clerk.deleteObject({ Bucket, Key: 'out/a' }), ...refusal('s3:DeleteObject', 'files/out/a'));
  await denied(clerk.listObjectsV2({ Bucket }), ...refusal('s3:ListBucket', 'files'));
});

test('S3 says that an object is missing only to those who may list the bucket', async () => {
  const reads = allow('s3:GetObject', inBucket('*'));
  const missing = { Bucket: 'files', Key: 'missing' };
  const guessing = await startWorld(templateOf([reads]));
  await expect(s3Of(guessing, guessing.credentials).getObject(missing)).rejects.toThrow(
    sentence(guessing, 's3:ListBucket', '"arn:aws:s3:::files"'),
  );
  const listing = await startWorld(templateOf([reads, allow('s3:ListBucket', arnOf('Files'))]));
  await expect(s3Of(listing, listing.credentials).getObject(missing)).rejects.toMatchObject({
    name: 'NoSuchKey',
  });
});

test('a presigned link has the permissions of its signer at the time of use', async () => {
  const world = await startWorld(templateOf([allow('s3:GetObject', inBucket('out/*'))]));
  const operators = s3Of(world, operator);
  for (const Key of ['out/a', 'in/a']) await operators.putObject({ Bucket: 'files', Key, Body: 'text' });
  const link = (Key: string) =>
    getSignedUrl(s3Of(world, world.credentials), new GetObjectCommand({ Bucket: 'files', Key }));
  expect((await fetch(await link('out/a'))).status).toBe(200);
  const refused = await fetch(await link('in/a'));
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('<Code>AccessDenied</Code>');
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
  const cognito = forThisTest(new CognitoIdentityProvider(reaching(cloud.endpoints.cognito, credentials)));
  await denied(
    cognito.listUsers({ UserPoolId: pool?.ref ?? '' }),
    sentence(world, 'cognito-idp:ListUsers', pool?.attributes.Arn ?? ''),
    400,
  );
  const events = forThisTest(new EventBridge(reaching(cloud.endpoints.events, credentials)));
  const Entries = [{ EventBusName: 'house', Source: 's', DetailType: 't', Detail: '{}' }];
  await denied(
    events.putEvents({ Entries }),
    sentence(world, 'events:PutEvents', `arn:aws:events:${region}:${account}:event-bus/house`),
    400,
  );
  const KvsARN = cloud.template.ofType('AWS::CloudFront::KeyValueStore')[0]?.attributes.Arn ?? '';
  const paths = forThisTest(
    new CloudFrontKeyValueStore(reachingKeyValues(cloud.endpoints.keyValues, credentials)),
  );
  await paths.describeKeyValueStore({ KvsARN });
  await denied(
    paths.getKey({ KvsARN, Key: 'k' }),
    sentence(world, 'cloudfront-keyvaluestore:GetKey', KvsARN),
    403,
  );
});

test('SES needs the address or its domain, and refuses with its own message', async () => {
  const identity = (name: string) => `arn:aws:ses:${region}:${account}:identity/${name}`;
  const world = await startWorld(templateOf([allow('ses:SendEmail', identity('shop.test'))]));
  const client = forThisTest(new SESv2(reaching(world.cloud.endpoints.ses, world.credentials)));
  const send = (FromEmailAddress: string) =>
    client.sendEmail({
      FromEmailAddress,
      Destination: { ToAddresses: ['a@example.test'] },
      Content: { Simple: { Subject: { Data: 's' }, Body: { Text: { Data: 't' } } } },
    });
  await send('Shop <hello@shop.test>');
  await denied(
    send('hello@example.test'),
    `User \`${world.user}' is not authorized to perform \`ses:SendEmail' on resource \`${identity('hello@example.test')}'`,
    403,
  );
});
