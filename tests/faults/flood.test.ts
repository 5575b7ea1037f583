import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Endpoints } from '../support/cloud.ts';
import { atLength } from '../support/length.ts';
import { peopleOf } from '../support/people.ts';
import type { FloodOrder, FloodReport } from './flood.child.ts';

/** The firewall's limit for telemetry requests from one address. */
const LIMIT = 3000;
const WINDOW_SECONDS = 300;
const TEN_TIMES_A_SECOND = (10 * LIMIT) / WINDOW_SECONDS;
/** Rounds with and without flood alternate, so that other work of the machine affects both alike. */
const ROUNDS = atLength(3, 9);
const ROUND_SECONDS = 2;
const PER_ROUND = TEN_TIMES_A_SECOND * ROUND_SECONDS;
/** Another visitor's call every ten milliseconds, well below the stage's throttle. */
const CALLS = 100 * ROUND_SECONDS;
const dataDir = mkdtempSync(join(tmpdir(), 'skybarrel-flood-'));
const agent = new Agent({ keepAlive: true });
let cloud: ChildProcess;
let flooder: ChildProcess;
let url: string;
let token: string;

const child = (file: string, ...args: string[]): ChildProcess =>
  fork(join(import.meta.dirname, file), args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

const flood = async (order: FloodOrder): Promise<FloodReport> => {
  const reported = once(flooder, 'message');
  flooder.send(order);
  const [report] = await reported;
  return report as FloodReport;
};

interface Visit {
  readonly status: number | undefined;
  readonly waitMs: number;
}

/** A signed-in visitor at this address asks for their profile. */
const visit = (localAddress: string): Promise<Visit> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const { port } = new URL(url);
    const headers = { authorization: `Bearer ${token}` };
    request(
      { agent, host: '127.0.0.1', port, localAddress, path: '/api/profiles/me', headers },
      (response) => {
        const { statusCode: status } = response;
        response.resume().once('end', () => resolve({ status, waitMs: performance.now() - started }));
      },
    )
      .once('error', reject)
      .end();
  });

const visits = async (localAddress: string): Promise<Visit[]> => {
  const waits: Promise<Visit>[] = [];
  while (waits.length < CALLS) {
    waits.push(visit(localAddress));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return Promise.all(waits);
};

const p99 = (all: readonly Visit[]): string => {
  const waits = all.map(({ waitMs }) => waitMs).toSorted((a, b) => a - b);
  return (waits[Math.floor(waits.length * 0.99)] ?? Number.NaN).toFixed(1);
};

interface QueueDepth {
  readonly name: string;
  readonly ready: number;
  readonly inFlight: number;
}
const telemetryWaiting = async (): Promise<number> => {
  const { items } = (await (await fetch(`${url}/local/api/queues`)).json()) as { items: QueueDepth[] };
  const ours = items.filter(({ name }) => name.includes('Telemetry'));
  return ours.reduce((sum, { ready, inFlight }) => sum + ready + inFlight, 0);
};

describe('a flood of telemetry at ten times the limit from one address', () => {
  const reports: FloodReport[] = [];
  const [quiet, flooded]: [Visit[], Visit[]] = [[], []];

  beforeAll(async () => {
    cloud = child('cloud.child.ts', 'build/cdk.out', dataDir, '0');
    const [ready] = (await once(cloud, 'message')) as [{ url: string; endpoints: Endpoints }];
    ({ url } = ready);
    const people = await peopleOf(ready);
    await people.aPerson('visitor@example.test');
    token = (await people.tokensOf('visitor@example.test')).access;
    flooder = child('flood.child.ts', new URL(url).port, '127.0.0.66');
    reports.push(await flood({ count: LIMIT, perSecond: 1000 }));
    // The accepted requests are processed before anything is measured.
    await vi.waitUntil(async () => (await telemetryWaiting()) === 0, {
      timeout: 120_000,
      interval: 250,
    });
    await visits('127.0.0.2');
    // Every round has an address of its own, so that the visitors stay below the API's limit.
    for (let round = 1; round <= ROUNDS; round += 1) {
      quiet.push(...(await visits(`127.0.1.${round}`)));
      const flooding = flood({ count: PER_ROUND, perSecond: TEN_TIMES_A_SECOND });
      flooded.push(...(await visits(`127.0.2.${round}`)));
      reports.push(await flooding);
    }
    // Reported only, because it depends on what else the machine does.
    console.log(`p99 of the visitors: ${p99(quiet)} ms, beside the flood ${p99(flooded)} ms`);
  }, 600_000);

  afterAll(() => {
    flooder?.disconnect();
    cloud?.disconnect();
    agent.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('is answered up to the limit; beyond it the firewall refuses it with 429 and no function runs', () => {
    const passed = reports.reduce((sum, report) => sum + report.passed, 0);
    const refused = reports.reduce((sum, report) => sum + report.refused, 0);
    expect({ passed, refused }).toEqual({ passed: LIMIT, refused: ROUNDS * PER_ROUND });
  });

  test('leaves every call from another address answered', () => {
    const answers = Object.groupBy(flooded, ({ status }) => String(status));
    expect(Object.entries(answers).map(([status, calls]) => [status, calls?.length])).toEqual([
      ['200', ROUNDS * CALLS],
    ]);
  });
});
