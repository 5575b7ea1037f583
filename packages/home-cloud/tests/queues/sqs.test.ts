import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SQS } from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { QueueDefinition } from '#src/queues/definition.ts';
import { type QueueMapping, startQueueMapping } from '#src/queues/event-source.ts';
import { type Queues, startQueues } from '#src/queues/queues.ts';
import { reaching } from '../clients.ts';

const patience = { timeout: 30_000 };
const arnOf = (name: string) => `arn:aws:sqs:us-east-1:000000000000:${name}`;
let folder: string;
let queues: Queues;
let sqs: SQS;
let url: string;

const wanted = (origin: string): QueueDefinition[] => [
  {
    name: 'jobs',
    arn: arnOf('jobs'),
    url: `${origin}/000000000000/jobs`,
    attributes: {
      VisibilityTimeout: '30',
      RedrivePolicy: JSON.stringify({ deadLetterTargetArn: arnOf('dead'), maxReceiveCount: 2 }),
    },
    deadLetterArn: arnOf('dead'),
  },
  {
    name: 'dead',
    arn: arnOf('dead'),
    url: `${origin}/000000000000/dead`,
    attributes: {},
    deadLetterArn: undefined,
  },
];

const start = async (): Promise<void> => {
  queues = await startQueues({ folder, port: 0 });
  queues.ensure({ queues: wanted(queues.endpoint), topics: [], buckets: [] });
  sqs = new SQS(reaching(queues.endpoint));
  url = `${queues.endpoint}/000000000000/jobs`;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'queues-'));
  await start();
});
afterEach(async () => {
  sqs.destroy();
  await queues.stop();
  rmSync(folder, { recursive: true });
});

const receive = async () =>
  (
    await sqs.receiveMessage({
      QueueUrl: url,
      MaxNumberOfMessages: 10,
      MessageAttributeNames: ['All'],
      MessageSystemAttributeNames: ['All'],
    })
  ).Messages ?? [];
const depth = (name: string) => queues.list().find((it) => it.name === name);

describe('a queue, through the SDK', () => {
  it('delivers a message with its attributes until it is deleted', async () => {
    await sqs.sendMessage({
      QueueUrl: url,
      MessageBody: 'a barrel',
      MessageAttributes: { size: { DataType: 'String', StringValue: 'large' } },
    });
    const [message] = await receive();
    expect(message).toMatchObject({
      Body: 'a barrel',
      Attributes: { ApproximateReceiveCount: '1' },
      MessageAttributes: { size: { StringValue: 'large' } },
    });
    expect(await receive()).toEqual([]);
    await sqs.deleteMessage({ QueueUrl: url, ReceiptHandle: message?.ReceiptHandle });
    expect(depth('jobs')).toMatchObject({ ready: 0, inFlight: 0 });
  });

  it('is reachable at its queue URL', async () => {
    const { QueueUrl } = await sqs.getQueueUrl({ QueueName: 'jobs' });
    expect(QueueUrl).toBe(url);
    const { Attributes } = await sqs.getQueueAttributes({ QueueUrl: url, AttributeNames: ['All'] });
    expect(Attributes).toMatchObject({ QueueArn: arnOf('jobs'), VisibilityTimeout: '30' });
  });

  it('keeps messages after restarts on other ports, and does not count a receive that a restart ended', async () => {
    await sqs.sendMessageBatch({ QueueUrl: url, Entries: ['a', 'b'].map((Id) => ({ Id, MessageBody: Id })) });
    // More often than the receive limit allows, because a receiver that ended with the process has not failed.
    for (let restart = 0; restart < 4; restart += 1) {
      const again = await receive();
      expect(again.map(({ Body, Attributes }) => [Body, Attributes?.ApproximateReceiveCount]).sort()).toEqual(
        [
          ['a', '1'],
          ['b', '1'],
        ],
      );
      await queues.stop();
      await start();
    }
    expect(depth('dead')).toMatchObject({ ready: 0 });
  });

  it('delivers a message again at once when its visibility timeout is set to zero', async () => {
    queues.send(arnOf('jobs'), 'again');
    const [first] = await receive();
    await sqs.changeMessageVisibility({
      QueueUrl: url,
      ReceiptHandle: first?.ReceiptHandle,
      VisibilityTimeout: 0,
    });
    expect((await receive())[0]?.Attributes?.ApproximateReceiveCount).toBe('2');
  });

  it('moves a message to the dead-letter queue after too many failures, and back with a redrive', async () => {
    queues.send(arnOf('jobs'), 'poison');
    for (let time = 0; time < 2; time += 1) {
      const [message] = await receive();
      await sqs.changeMessageVisibility({
        QueueUrl: url,
        ReceiptHandle: message?.ReceiptHandle,
        VisibilityTimeout: 0,
      });
    }
    expect(await receive()).toEqual([]);
    expect(depth('dead')).toMatchObject({ ready: 1, deadLettersOf: ['jobs'] });
    await queues.stop();
    await start();
    expect(queues.peek('dead', 10)?.map(({ body }) => body)).toEqual(['poison']);
    expect(queues.redrive('dead')).toBe(1);
    expect((await receive())[0]).toMatchObject({
      Body: 'poison',
      Attributes: { ApproximateReceiveCount: '1' },
    });
    expect(depth('dead')).toMatchObject({ ready: 0 });
  });
});

describe('a queue with an event source mapping', () => {
  const feed = (
    invoke: (event: { Records: { body: string; messageId: string }[] }) => Promise<unknown>,
    overrides: Partial<QueueMapping> = {},
  ) =>
    startQueueMapping(
      {
        queueArn: arnOf('jobs'),
        functionName: 'worker',
        batchSize: 10,
        windowSeconds: 0,
        reportsItemFailures: true,
        concurrency: 1,
        ...overrides,
      },
      {
        queues,
        invoke: (_name, event) => invoke(event as never),
        region: 'us-east-1',
        log: () => undefined,
      },
    );

  it('deletes handled messages and keeps failed ones', async () => {
    for (const body of ['good', 'bad']) queues.send(arnOf('jobs'), body);
    const seen: string[] = [];
    const mapping = feed(async ({ Records }) => {
      seen.push(...Records.map(({ body }) => body));
      const bad = Records.find(({ body }) => body === 'bad');
      return { batchItemFailures: bad === undefined ? [] : [{ itemIdentifier: bad.messageId }] };
    });
    await expect.poll(() => depth('jobs'), patience).toMatchObject({ ready: 0, inFlight: 1 });
    expect(seen.sort()).toEqual(['bad', 'good']);
    await mapping.stop();
  });

  it('keeps the whole batch if the function throws or its result is invalid', async () => {
    for (const answer of [
      () => Promise.reject(new Error('no')),
      async () => ({ batchItemFailures: [{ itemIdentifier: 'of another' }] }),
    ]) {
      const before = depth('jobs')?.inFlight ?? 0;
      const called = Promise.withResolvers<void>();
      const mapping = feed(() => {
        called.resolve();
        return answer();
      });
      queues.send(arnOf('jobs'), 'message');
      await called.promise;
      await expect.poll(() => depth('jobs'), patience).toMatchObject({ ready: 0, inFlight: before + 1 });
      await mapping.stop();
    }
  });

  const megabyte = 'x'.repeat(1024 * 1024 - 1);
  it.each([
    [
      'collects batches of more than ten messages within the window',
      { count: 25, body: 'text', batchSize: 20, windowSeconds: 1, sizes: [20, 5] },
    ],
    [
      'delivers a full batch at once',
      { count: 30, body: 'text', batchSize: 15, windowSeconds: 300, sizes: [15, 15] },
    ],
    [
      'delivers a batch at once if another message would not fit into the event',
      { count: 6, body: megabyte, batchSize: 10_000, windowSeconds: 300, sizes: [6] },
    ],
  ])('%s', async (_promise, { count, body, sizes, ...limits }) => {
    for (let n = 0; n < count; n += 1) queues.send(arnOf('jobs'), body);
    const seen: number[] = [];
    const mapping = feed(async ({ Records }) => seen.push(Records.length), limits);
    await expect.poll(() => seen, patience).toEqual(sizes);
    await mapping.stop();
  });
});
