import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDB } from '@aws-sdk/client-dynamodb';
import { EventBridge } from '@aws-sdk/client-eventbridge';
import { SQS } from '@aws-sdk/client-sqs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoints } from '../support/cloud.ts';
import { anError } from '../support/hostile.ts';
import { type People, peopleOf } from '../support/people.ts';

interface Named {
  readonly items: readonly { readonly name: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'skybarrel-full-'));
const ballast = join(folder, 'ballast');

/** A disk of its own, which only root may mount. */
const mayMount = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

const fill = (): void => {
  const file = openSync(ballast, 'a');
  for (const size of [1024 * 1024, 4096, 512]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch {
      // Full for pieces of this size.
    }
  }
  closeSync(file);
};

describe.skipIf(!mayMount)('a disk that is full', () => {
  let cloud: ChildProcess;
  let url: string;
  let endpoints: Endpoints;
  let people: People;
  const options = () => ({
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
  const report = (text: string) =>
    fetch(`${url}/api/errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(anError(text)),
    });
  const named = async (what: string, part: string): Promise<string> => {
    const { items } = (await (await fetch(`${url}/local/api/${what}`)).json()) as Named;
    return items.find(({ name }) => name.includes(part))?.name ?? '';
  };
  /** A write at each store, by its own port. */
  const writes = async (text: string) => {
    const dynamodb = new DynamoDB({ ...options(), endpoint: endpoints.dynamodb });
    const sqs = new SQS({ ...options(), endpoint: endpoints.sqs });
    const events = new EventBridge({ ...options(), endpoint: endpoints.events });
    const Item = { pk: { S: 'TEST' }, sk: { S: text.slice(0, 1000) } };
    const TableName = await named('tables', 'Mailboxes');
    const entry = { Source: 'test', DetailType: 'x', Detail: JSON.stringify({ text }) };
    const QueueUrl = `${endpoints.sqs}/000000000000/${await named('queues', 'TelemetryDead')}`;
    return Promise.allSettled([
      dynamodb.putItem({ TableName, Item }),
      events.putEvents({ Entries: [entry] }),
      sqs.sendMessage({ QueueUrl, MessageBody: text }),
      people.cognito.adminCreateUser({
        UserPoolId: people.config.userPoolId,
        Username: `${text.length}@disk.test`,
        MessageAction: 'SUPPRESS',
      }),
    ]);
  };

  beforeAll(async () => {
    const child = join(import.meta.dirname, 'cloud.child.ts');
    cloud = fork(child, ['build/cdk.out', join(folder, 'data'), '0'], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [ready] = (await once(cloud, 'message')) as [{ url: string; endpoints: Endpoints }];
    ({ url, endpoints } = ready);
    people = await peopleOf(ready);
    expect((await report('before')).status).toBe(200);
  });
  beforeEach(fill);
  afterEach(() => rmSync(ballast, { force: true }));
  afterAll(() => {
    cloud?.disconnect();
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  test('refuses writes with the reason, and keeps running', async () => {
    const outcomes = await writes('x'.repeat(200_000));
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringContaining('The disk is full'), $metadata: { httpStatusCode: 503 } },
      });
    }
    // A function writes its log line, too.
    expect((await report('x'.repeat(1000))).status).toBeGreaterThanOrEqual(500);
    expect(cloud.exitCode).toBeNull();
    expect((await fetch(url)).status).toBe(200);
  });

  test('accepts writes again once there is space', async () => {
    rmSync(ballast);
    expect((await report('after')).status).toBe(200);
    expect((await writes('after')).map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
  });
});
