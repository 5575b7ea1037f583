import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock, systemIds } from '../types.ts';
import type { FunctionDefinition } from './definition.ts';
import type { LambdaHost, LambdaHostOptions } from './host.ts';
import { startLambdaHost } from './host.ts';
import { fileLogs } from './logs.ts';

// Threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let later = 0;
let host: LambdaHost | undefined;
beforeEach(() => {
  later = 0;
  folder = mkdtempSync(join(tmpdir(), 'host-'));
});
afterEach(async () => {
  await host?.stop();
  rmSync(folder, { recursive: true });
});

const file = () => join(folder, 'index.mjs');

const aFunction = (name: string): FunctionDefinition => ({
  name,
  arn: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
  file: file(),
  exportName: 'handler',
  timeoutMs: 5000,
  memoryMegabytes: 128,
  reservedConcurrency: undefined,
  variables: { GREETING: 'hello' },
  accessKeyId: 'AKIAGREETER',
  deadLetterArn: undefined,
  asyncRetries: 2,
});

const startHost = (
  functions: readonly FunctionDefinition[],
  limits: Pick<LambdaHostOptions, 'concurrency' | 'environments'>,
): LambdaHost => {
  host = startLambdaHost({
    functions,
    environment: { AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL_SQS: 'http://127.0.0.1:1' },
    logs: fileLogs(join(folder, 'logs')),
    compileCache: join(folder, 'cache'),
    clock: systemClock,
    ids: systemIds,
    stopwatch: () => later,
    ...limits,
  });
  return host;
};

/** A host with one function whose bundle is this source. */
const run = (source: string, overrides: Partial<FunctionDefinition> = {}, concurrency = 3): LambdaHost => {
  writeFileSync(file(), source);
  return startHost([{ ...aFunction('greeter'), ...overrides }], { concurrency });
};

describe('a function', () => {
  it('returns the result of its handler as JSON', async () => {
    const { invoke } = run(
      'export const handler = async (event) => ({ ...event, at: new Date(0), no: undefined })',
    );
    expect(await invoke('greeter', { name: 'Keisha' })).toEqual({
      name: 'Keisha',
      at: '1970-01-01T00:00:00.000Z',
    });
  });

  it('resolves names that end in .localhost to this machine', async () => {
    const server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { invoke } = run(`import { get } from 'node:http';
      export const handler = ({ url }) => new Promise((done, fail) =>
        get(url, (answer) => answer.setEncoding('utf8').once('data', done)).once('error', fail));`);
    expect(await invoke('greeter', { url: `http://000000000000.localhost:${port}/` })).toBe('here');
    server.close();
  });

  it('sees its own environment variables and UTC, and none of our variables', async () => {
    process.env.SECRET_OF_THE_HOST = 'x';
    const { invoke } = run(
      'export const handler = () => ({ env: process.env, zone: new Date().getTimezoneOffset() })',
    );
    const { env, zone } = (await invoke('greeter', {})) as { env: Record<string, string>; zone: number };
    delete process.env.SECRET_OF_THE_HOST;
    expect(zone).toBe(0);
    expect(env).toMatchObject({
      GREETING: 'hello',
      TZ: 'UTC',
      AWS_REGION: 'us-east-1',
      AWS_LAMBDA_FUNCTION_NAME: 'greeter',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '128',
      AWS_ACCESS_KEY_ID: 'AKIAGREETER',
      AWS_ENDPOINT_URL_SQS: 'http://127.0.0.1:1',
    });
    expect(env).not.toHaveProperty('SECRET_OF_THE_HOST');
  });

  it('gets a context with a request id and the remaining time', async () => {
    const { invoke } = run(
      'export const handler = (event, c) => [c.functionName, c.awsRequestId.length, c.getRemainingTimeInMillis() > 4000]',
    );
    expect(await invoke('greeter', {})).toEqual(['greeter', 36, true]);
  });

  it('ends idle environments after a peak, except one', async () => {
    const { invoke, endIdle } = run(`import { threadId } from 'node:worker_threads';
      export const handler = () => new Promise((done) => setTimeout(() => done(threadId), 100));`);
    const crowd = async () => new Set(await Promise.all([1, 2, 3].map(() => invoke('greeter', {}))));
    const first = await crowd();
    expect(first.size).toBe(3);
    later += 50_000;
    await endIdle();
    expect(await crowd()).toEqual(first);
    later += 61_000;
    await endIdle();
    const second = await crowd();
    expect(second.size).toBe(3);
    expect([...second].filter((id) => first.has(id))).toHaveLength(1);
  });

  it('ends its last idle environment after ten minutes', async () => {
    const { invoke, endIdle } = run('let n = 0; export const handler = () => ++n');
    const calledAfter = async (idleMs: number) => {
      later += idleMs;
      await endIdle();
      return invoke('greeter', {});
    };
    expect([await calledAfter(0), await calledAfter(590_000), await calledAfter(601_000)]).toEqual([1, 2, 1]);
  });

  it('loads no TypeScript compiler into its thread', async () => {
    const { invoke } = run('export const handler = () => process.moduleLoadList');
    const loaded = (await invoke('greeter', {})) as string[];
    expect(loaded.filter((name) => /worker|amaro/.test(name)).join()).toMatch(/worker_threads/);
    expect(loaded.filter((name) => name.includes('amaro'))).toEqual([]);
  });

  it('keeps the state of its module between events', async () => {
    const { invoke } = run('let n = 0; export const handler = () => ++n');
    expect([await invoke('greeter', {}), await invoke('greeter', {})]).toEqual([1, 2]);
  });

  it('handles one event at a time in each environment, with a limit of environments', async () => {
    const { invoke } = run(
      `let busy = 0, id = Math.random();
       export const handler = async () => { const was = busy++; await new Promise((r) => setTimeout(r, 30)); busy--; return [id, was]; }`,
      {},
      2,
    );
    const answers = (await Promise.all(Array.from({ length: 6 }, () => invoke('greeter', {})))) as [
      number,
      number,
    ][];
    expect(answers.every(([, others]) => others === 0)).toBe(true);
    expect(new Set(answers.map(([id]) => id)).size).toBe(2);
  });

  it('writes its output to its log', async () => {
    const { invoke } = run('export const handler = () => console.log("a barrel arrived")');
    await invoke('greeter', {});
    await expect
      .poll(() => readFileSync(join(folder, 'logs', 'greeter.log'), 'utf8'), { timeout: 30_000 })
      .toContain('a barrel arrived');
  });

  it('runs the new bundle after a build', async () => {
    const { invoke } = run('export const handler = () => "old"');
    expect(await invoke('greeter', {})).toBe('old');
    writeFileSync(file(), 'export const handler = () => "new"');
    utimesSync(file(), new Date(), new Date(Date.now() + 5000));
    expect(await invoke('greeter', {})).toBe('new');
  });
});

describe('all functions together keep no more environments than allowed', () => {
  const names = ['billing', 'desk', 'files', 'papers', 'tasks'] as const;
  /** Each call answers how many events its environment has handled, so 1 is a new environment. */
  const threeOfFive = () => {
    writeFileSync(file(), 'let n = 0; export const handler = () => ++n');
    const { invoke, endIdle } = startHost(names.map(aFunction), { environments: 3 });
    const oneByOne = async (some: readonly string[]) => {
      const answers = [];
      for (const name of some) answers.push(await invoke(name, {}));
      return answers;
    };
    return { invoke, endIdle, oneByOne };
  };

  it('one that starts takes the place of the one that was idle longest', async () => {
    const { invoke, oneByOne } = threeOfFive();
    for (const name of names) {
      later += 30_000;
      await invoke(name, {});
    }
    expect(await oneByOne(names.toReversed())).toEqual([2, 2, 2, 1, 1]);
  });

  it('one of several of a function ends before the last one of another', async () => {
    const { invoke, oneByOne } = threeOfFive();
    await invoke('billing', {});
    later += 30_000;
    await Promise.all([invoke('desk', {}), invoke('desk', {})]);
    later += 30_000;
    await invoke('files', {});
    expect(await oneByOne(['billing', 'desk', 'files'])).toEqual([2, 2, 2]);
  });

  it('a crowd is served by more, which end when it is over', async () => {
    const { invoke, endIdle, oneByOne } = threeOfFive();
    const crowd = () => Promise.all(names.map((name) => invoke(name, {})));
    await crowd();
    await endIdle();
    expect(await crowd()).toEqual([2, 2, 2, 2, 2]);
    later += 30_000;
    await endIdle();
    expect(await oneByOne(names.toReversed())).toEqual([3, 3, 3, 1, 1]);
  });
});

describe("a failure has Lambda's format", () => {
  const failure = async (source: string, overrides: Partial<FunctionDefinition> = {}) => {
    const { invoke } = run(source, overrides);
    return invoke('greeter', {}).then(
      () => undefined,
      (error: { toJSON(): object }) => error.toJSON(),
    );
  };

  it('when the handler throws', async () => {
    expect(await failure('export const handler = () => { throw new RangeError("too heavy") }')).toMatchObject(
      {
        errorType: 'RangeError',
        errorMessage: 'too heavy',
      },
    );
  });

  it('when the timeout is over, and the next event gets a new environment', async () => {
    const source = 'let n = 0; export const handler = (e) => e.slow ? new Promise(() => {}) : ++n';
    const { invoke } = run(source, { timeoutMs: 200 });
    await expect(invoke('greeter', { slow: true })).rejects.toMatchObject({
      name: 'Sandbox.Timedout',
      message: 'Task timed out after 0.20 seconds',
    });
    expect(await invoke('greeter', {})).toBe(1);
  });

  it('when it blocks its thread for ever', async () => {
    expect(await failure('export const handler = () => { for (;;); }', { timeoutMs: 200 })).toMatchObject({
      errorType: 'Sandbox.Timedout',
    });
  });

  it('when the process ends', async () => {
    expect(await failure('export const handler = () => process.exit(3)')).toMatchObject({
      errorType: 'Runtime.ExitError',
    });
  });

  it('when the memory limit is reached', async () => {
    const hog =
      'export const handler = () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); }';
    expect(await failure(hog, { memoryMegabytes: 32 })).toMatchObject({ errorType: 'Runtime.OutOfMemory' });
  });

  it('when the bundle cannot be loaded or has no handler of that name', async () => {
    expect(await failure('throw new Error("no table name")')).toMatchObject({
      errorMessage: 'no table name',
    });
    expect(await failure('export const other = 1')).toMatchObject({ errorType: 'Runtime.HandlerNotFound' });
  });

  it('when there is no such function', async () => {
    const { invoke } = run('export const handler = () => 1');
    await expect(invoke('stranger', {})).rejects.toThrow(/stranger/);
  });
});
