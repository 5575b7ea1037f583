import { expect, test } from 'vitest';
import { arnOf, startWorld, templateOf } from './world.ts';

const allow = (Action: string[], Resource: unknown) => ({ Effect: 'Allow', Action, Resource });
const readsQueue = allow(
  ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
  arnOf('Jobs'),
);
const stream = { 'Fn::GetAtt': ['Parcels', 'StreamArn'] };
const readsStream = allow(
  ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
  stream,
);
const keepsFailures = [
  allow(['s3:ListBucket'], arnOf('Files')),
  allow(['s3:PutObject'], { 'Fn::Join': ['', [arnOf('Files'), '/aws/lambda/*']] }),
];

const fedByQueue = {
  Feed: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: { EventSourceArn: arnOf('Jobs'), FunctionName: { Ref: 'Clerk' } },
  },
};
const fedByStream = {
  Feed: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      EventSourceArn: stream,
      FunctionName: { Ref: 'Clerk' },
      StartingPosition: 'TRIM_HORIZON',
      DestinationConfig: { OnFailure: { Destination: arnOf('Files') } },
    },
  },
};
const without = ({ Action, ...statement }: { Action: string[] }, action: string) => ({
  ...statement,
  Action: Action.filter((name) => name !== action),
});
const mapping = 'AWS::Lambda::EventSourceMapping Feed in stack house: ';

test('a function gets the messages and records that its role may read', async () => {
  await startWorld(templateOf([readsQueue], fedByQueue));
  await startWorld(templateOf([readsStream, ...keepsFailures], fedByStream));
});

test.each(['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'])(
  'a queue is refused to a role without %s',
  async (name) => {
    const template = templateOf([without(readsQueue, `sqs:${name}`)], fedByQueue);
    await expect(startWorld(template)).rejects.toThrow(
      `${mapping}The provided execution role does not have permissions to call ${name} on SQS`,
    );
  },
);

test('a mapping is refused if its role may not read the stream or write to the failure destination', async () => {
  const blind = templateOf([without(readsStream, 'dynamodb:GetRecords'), ...keepsFailures], fedByStream);
  await expect(startWorld(blind)).rejects.toThrow(`${mapping}Cannot access stream arn:aws:dynamodb:`);
  await expect(startWorld(templateOf([readsStream], fedByStream))).rejects.toThrow(
    `${mapping}The provided execution role does not have permissions to call ListBucket on S3`,
  );
});

test('a function with a dead-letter queue needs the permission to send to it', async () => {
  const template = (...statements: object[]) => {
    const made = templateOf(statements.length > 0 ? statements : [readsQueue]);
    Object.assign(made.Resources.Clerk.Properties, { DeadLetterConfig: { TargetArn: arnOf('Jobs') } });
    return made;
  };
  await expect(startWorld(template())).rejects.toThrow(
    'AWS::Lambda::Function Clerk in stack house: The provided execution role does not have permissions to call SendMessage on SQS',
  );
  await startWorld(template(allow(['sqs:SendMessage'], arnOf('Jobs'))));
});

test('a malformed policy of any role stops the start', async () => {
  const stray = {
    Stray: {
      Type: 'AWS::IAM::ManagedPolicy',
      Properties: { PolicyDocument: { Statement: { Effect: 'Alow', Action: 's3:*', Resource: '*' } } },
    },
  };
  await expect(startWorld(templateOf([readsQueue], stray))).rejects.toThrow(
    'AWS::IAM::ManagedPolicy Stray in stack house: malformed policy, statement 1: Effect',
  );
});
