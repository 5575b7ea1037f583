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
/** Other work can spoil one series. A real effect of the flood shows in every one. */
const SERIES = 4;
const ROUND_SECONDS = 2;
const PER_ROUND = TEN_TIMES_A_SECOND * ROUND_SECONDS;
/** Another visitor's call every ten milliseconds, well below the stage's throttle. */
const CALLS = 100 * ROUND_SECONDS;
/** Below this the difference does not matter to people, and the ratio mostly measures the machine. */
const NOBODY_NOTICES_MS = 10;

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

/** Milliseconds that a signed-in visitor at this address waits for their profile. */
const visit = (localAddress: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const { port } = new URL(url);
    const headers = { authorization: `Bearer ${token}` };
    request(
      { agent, host: '127.0.0.1', port, localAddress, path: '/api/profiles/me', headers },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`The visitor got ${response.statusCode}.`));
        response.resume().once('end', () => resolve(performance.now() - started));
      },
    )
      .once('error', reject)
      .end();
  });

const visits = async (localAddress: string): Promise<number[]> => {
  const waits: Promise<number>[] = [];
  while (waits.length < CALLS) {
    waits.push(visit(localAddress));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return Promise.all(waits);
};

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const p99 = (values: readonly number[]) => quantile(values, 0.99);
const median = (values: readonly number[]) => quantile(values, 0.5);

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

/** The two waits of a series of rounds, in milliseconds. */
interface Waits {
  readonly quiet: number;
  readonly flooded: number;
}

const isUnfelt = ({ quiet, flooded }: Waits): boolean =>
  flooded < Math.max(1.5 * quiet, quiet + NOBODY_NOTICES_MS);

describe('a flood of telemetry at ten times the limit from one address', () => {
  const reports: FloodReport[] = [];
  const series: Waits[] = [];

  /** Every round has an address of its own, so that the visitors stay below the API's limit. */
  const measure = async (address: number): Promise<Waits> => {
    const [quiet, flooded]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(p99(await visits(`127.0.${address}.${round + 1}`)));
      const flooding = flood({ count: PER_ROUND, perSecond: TEN_TIMES_A_SECOND });
      flooded.push(p99(await visits(`127.0.${address + 1}.${round + 1}`)));
      reports.push(await flooding);
    }
    return { quiet: median(quiet), flooded: median(flooded) };
  };

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
    while (series.length < SERIES && !series.some(isUnfelt))
      series.push(await measure(1 + 2 * series.length));
  }, 600_000);

  afterAll(() => {
    flooder?.disconnect();
    cloud?.disconnect();
    agent.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('is answered up to the limit, and refused with 429 beyond it', () => {
    const passed = reports.reduce((sum, report) => sum + report.passed, 0);
    const refused = reports.reduce((sum, report) => sum + report.refused, 0);
    expect({ passed, refused }).toEqual({ passed: LIMIT, refused: series.length * ROUNDS * PER_ROUND });
  });

  test('makes the p99 of calls from another address at most 1.5 times as long as without the flood', () => {
    expect(series.filter(isUnfelt), JSON.stringify(series)).toHaveLength(1);
  });
});
