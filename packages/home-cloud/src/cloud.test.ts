import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDB } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Cloud, startCloud } from './index.ts';
import { siteOf, writeAssembly } from './template/assembly.fixture.ts';

// Threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
const clouds: Cloud[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cloud-'));
});
afterEach(async () => {
  for (const cloud of clouds.splice(0)) await cloud.stop();
  rmSync(folder, { recursive: true });
});

const attribute = (id: string, name: string) => ({ 'Fn::GetAtt': [id, name] });
const output = (OutputName: string) => ({ 'Fn::GetStackOutput': { StackName: 'data', OutputName } });

const functionOf = (bundle: string, Variables: object) => ({
  Type: 'AWS::Lambda::Function',
  Properties: {
    Handler: 'index.handler',
    Runtime: 'nodejs24.x',
    Role: attribute('Role', 'Arn'),
    Timeout: 10,
    MemorySize: 128,
    Code: { S3Bucket: 'assets', S3Key: `${bundle}.zip` },
    Environment: { Variables },
  },
});

/**
 * A parcel's way: an outbox item in a table of one stack, its stream to a relay in another, from there over a bus and a
 * rule to a queue, from the queue to a function that writes it down. All of it weakly referenced.
 */
const data = {
  Resources: {
    Parcels: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
      },
    },
    Site: siteOf('Files'),
    Files: { Type: 'AWS::S3::Bucket' },
  },
  Outputs: {
    Table: { Value: { Ref: 'Parcels' } },
    Stream: { Value: attribute('Parcels', 'StreamArn') },
    Link: { Value: { 'Fn::Join': ['', ['https://', attribute('Site', 'DomainName'), '/']] } },
  },
};

const lambdaTrust = {
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' }, Action: 'sts:AssumeRole' }],
};

const workers = {
  Resources: {
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: {
        AssumeRolePolicyDocument: lambdaTrust,
        Policies: [
          {
            PolicyName: 'everything',
            PolicyDocument: { Statement: { Effect: 'Allow', Action: '*', Resource: '*' } },
          },
        ],
      },
    },
    Bus: { Type: 'AWS::Events::EventBus', Properties: { Name: 'house' } },
    Jobs: { Type: 'AWS::SQS::Queue' },
    JobsPolicy: {
      Type: 'AWS::SQS::QueuePolicy',
      Properties: {
        Queues: [{ Ref: 'Jobs' }],
        PolicyDocument: {
          Statement: {
            Effect: 'Allow',
            Action: 'sqs:SendMessage',
            Principal: { Service: 'events.amazonaws.com' },
            Resource: attribute('Jobs', 'Arn'),
            Condition: { ArnEquals: { 'aws:SourceArn': attribute('ToJobs', 'Arn') } },
          },
        },
      },
    },
    ToJobs: {
      Type: 'AWS::Events::Rule',
      Properties: {
        EventBusName: { Ref: 'Bus' },
        EventPattern: { 'detail-type': ['parcel.v1'] },
        Targets: [{ Id: 'Target0', Arn: attribute('Jobs', 'Arn') }],
      },
    },
    Relay: functionOf('relay', { BUS: { Ref: 'Bus' } }),
    Writer: functionOf('writer', { TABLE: output('Table'), LINK: output('Link') }),
    Mapping: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: {
        EventSourceArn: output('Stream'),
        FunctionName: { Ref: 'Relay' },
        StartingPosition: 'TRIM_HORIZON',
        FilterCriteria: {
          Filters: [{ Pattern: JSON.stringify({ dynamodb: { NewImage: { outbox: { BOOL: [true] } } } }) }],
        },
      },
    },
    Feed: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: { EventSourceArn: attribute('Jobs', 'Arn'), FunctionName: { Ref: 'Writer' } },
    },
  },
};

/** Handlers in plain requests, so that the fixture needs no bundler. */
const signature = `AWS4-HMAC-SHA256 Credential=k/20260101/us-east-1/SERVICE/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`;
const relay = `
  export const handler = async ({ Records }) => {
    const Entries = Records.map((it) => ({ EventBusName: process.env.BUS, Source: 'test', DetailType: 'parcel.v1',
      Detail: JSON.stringify({ id: it.dynamodb.NewImage.pk.S }) }));
    const answer = await fetch(process.env.AWS_ENDPOINT_URL_EVENTBRIDGE, { method: 'POST',
      headers: { 'x-amz-target': 'AWSEvents.PutEvents', authorization: '${signature.replace('SERVICE', 'events')}' }, body: JSON.stringify({ Entries }) });
    if (!answer.ok) throw new Error(await answer.text());
  };`;
const writer = `
  export const handler = async ({ Records }) => {
    for (const { body } of Records) {
      const { detail } = JSON.parse(body);
      const Item = { pk: { S: 'seen ' + detail.id }, link: { S: process.env.LINK } };
      const answer = await fetch(process.env.AWS_ENDPOINT_URL_DYNAMODB, { method: 'POST',
        headers: { 'x-amz-target': 'DynamoDB_20120810.PutItem', 'content-type': 'application/x-amz-json-1.0',
          authorization: '${signature.replace('SERVICE', 'dynamodb')}',
          'x-amz-date': '20260101T000000Z' },
        body: JSON.stringify({ TableName: process.env.TABLE, Item }) });
      if (!answer.ok) throw new Error(await answer.text());
    }
  };`;

const assembly = (stacks: Record<string, object> = { data, workers }): string =>
  writeAssembly(join(folder, 'cdk.out'), stacks, { relay, writer });

const start = async (assemblyDir: string, port = 0): Promise<Cloud> => {
  const cloud = await startCloud({ assemblyDir, dataDir: join(folder, 'data'), port, log: () => undefined });
  clouds.push(cloud);
  return cloud;
};

interface Tables {
  readonly items: readonly { readonly items: readonly Record<string, unknown>[] }[];
}
const rows = async ({ url }: Cloud) => {
  const { items } = (await (await fetch(`${url}/local/api/tables`)).json()) as Tables;
  return items.flatMap((table) => table.items).toSorted((a, b) => String(a.pk).localeCompare(String(b.pk)));
};

const putParcel = async (cloud: Cloud, id: string) => {
  const client = new DynamoDB({
    region: 'us-east-1',
    endpoint: cloud.endpoints.dynamodb,
    credentials: { accessKeyId: 'k', secretAccessKey: 's' },
  });
  await client.putItem({
    TableName: String(cloud.outputs.Table),
    Item: { pk: { S: id }, outbox: { BOOL: true } },
  });
  client.destroy();
};

describe('the cloud at home', () => {
  it('carries a change from a table over stream, bus and queue to the last function', async () => {
    const cloud = await start(assembly());
    await putParcel(cloud, 'p1');
    await expect
      .poll(() => rows(cloud), { timeout: 30_000 })
      .toEqual([
        { pk: 'p1', outbox: true },
        { pk: 'seen p1', link: `${cloud.url}/` },
      ]);
  });

  it('has all data after a stop and a start on another port', async () => {
    const assemblyDir = assembly();
    const first = await start(assemblyDir);
    await putParcel(first, 'p1');
    await first.stop();
    const second = await start(assemblyDir);
    expect(second.url).not.toBe(first.url);
    await expect.poll(async () => (await rows(second)).length, { timeout: 30_000 }).toBe(2);
  });

  it.each(['cognito.sqlite', 'state.sqlite', 'dynamodb/CURRENT', 'queues/fauxqs.db'])(
    'does not begin anew where %s is gone, empty or damaged',
    async (store) => {
      const assemblyDir = assembly();
      await (await start(assemblyDir)).stop();
      const path = join(folder, 'data', store);
      for (const spoil of [() => truncateSync(path), () => rmSync(path)]) {
        spoil();
        await expect(start(assemblyDir)).rejects.toThrow(`${path} is missing or empty`);
      }
      writeFileSync(path, 'this is no database '.repeat(500));
      const named = join(folder, 'data', store.split('/')[0] ?? '');
      await expect(start(assemblyDir)).rejects.toThrow(`${named} cannot be opened`);
    },
  );

  it('says that a port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(start(assembly(), port)).rejects.toThrow(`Port ${port} is in use`);
    other.close();
  });

  it('names an unsupported resource, and stops all started parts', async () => {
    const broken = {
      Resources: { ...data.Resources, Jobs: { Type: 'AWS::SQS::Queue', Properties: { Colour: 'red' } } },
    };
    await expect(start(assembly({ data: broken }))).rejects.toThrow(
      /AWS::SQS::Queue Jobs in stack data.*Colour/,
    );
    await start(assembly());
  });
});
