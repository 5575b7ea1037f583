import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productFlags } from '../../scripts/support/node-flags.mjs';
import type { MemoryReport } from './attack.child.ts';
import { type Lane, lanesOf, type Target } from './attack.lanes.ts';

/** Duration. A short run finds fast leaks; a leak of a few bytes a request needs the half hour. */
const MINUTES = Number(process.env.ATTACK_MINUTES ?? 30);
/** A pause after each call limits the rate of each attacker, so that the machine is not the limit. */
const CALLS_A_SECOND = 10;
/** With fewer calls a minute the machine was too busy for an attack, and stable memory proves nothing. */
const FEWEST_CALLS_A_MINUTE = 1000;
const LOOKS = 15;
const MEGABYTE = 1024 * 1024;
/** How Lambda logs a failed event, by timeout or error. A refused sign-up is no failure. */
const FAILED_RUN = /"message":\{"errorType":"(?!SignUpRefused)/;

const dataDir = mkdtempSync(join(tmpdir(), 'skybarrel-attack-'));
const statuses = new Map<number, number>();
let cloud: ChildProcess;
let target: Target;

const heard = async <Message>(): Promise<Message> => (await once(cloud, 'message'))[0] as Message;

/** Memory in megabytes. */
interface Look extends MemoryReport {
  readonly minute: number;
  readonly calls: number;
}

const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE);
const sent = () => [...statuses.values()].reduce((sum, count) => sum + count, 0);

const look = async (minute: number): Promise<Look> => {
  const report = heard<MemoryReport>();
  cloud.send('memory');
  const { functions, ...bytes } = await report;
  return {
    minute: Number(minute.toFixed(1)),
    calls: sent(),
    rss: megabytes(bytes.rss),
    heap: megabytes(bytes.heap),
    buffers: megabytes(bytes.buffers),
    functions,
    functionHeaps: megabytes(bytes.functionHeaps),
    functionBuffers: megabytes(bytes.functionBuffers),
  };
};

const keepOn = async (lane: Lane, until: number): Promise<void> => {
  while (performance.now() < until) {
    const started = performance.now();
    const status = await lane();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const pause = 1000 / CALLS_A_SECOND - (performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, pause)));
  }
};

/** Log lines of failed events: the reasons for answers of 500. */
const failedRuns = (): string =>
  globSync(join(dataDir, 'logs', '*.log'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => FAILED_RUN.test(line))
        .map((line) => `${basename(file)}: ${line}`),
    )
    .slice(0, 20)
    .join('\n');

/** The first half fills everything that is bounded: threads, caches, rate tables. After that memory must be stable. */
const secondHalf = (looks: readonly Look[]) => looks.slice(Math.ceil(looks.length / 2));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe(`an attack of ${MINUTES} minutes`, () => {
  const looks: Look[] = [];

  beforeAll(
    async () => {
      const child = join(import.meta.dirname, 'attack.child.ts');
      cloud = fork(child, ['build/cdk.out', dataDir], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        execArgv: [...productFlags, '--expose-gc'],
      });
      target = await heard<Target>();
      const started = performance.now();
      const attack = Promise.all(lanesOf(target).map((lane) => keepOn(lane, started + MINUTES * 60_000)));
      looks.push(await look(0));
      for (let count = 1; count <= LOOKS; count += 1) {
        const due = started + (count * MINUTES * 60_000) / LOOKS;
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
        looks.push(await look((performance.now() - started) / 60_000));
      }
      await attack;
      console.table(looks);
      console.table(Object.fromEntries(statuses));
    },
    MINUTES * 60_000 + 300_000,
  );

  afterAll(() => {
    cloud?.disconnect();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('is one to its end', () => {
    const [first, last] = [secondHalf(looks)[0], looks.at(-1)] as [Look, Look];
    expect((last.calls - first.calls) / (last.minute - first.minute)).toBeGreaterThan(FEWEST_CALLS_A_MINUTE);
  });

  test('ends with a product that answers everybody else', async () => {
    for (const path of ['/', '/api/enquiries/challenge', '/local', '/config.json']) {
      expect([path, (await fetch(`${target.url}${path}`)).status]).toEqual([path, 200]);
    }
    expect(statuses.get(500) ?? 0, failedRuns()).toBe(0);
  });

  test.each(['heap', 'buffers', 'rss'] as const)('does not make %s grow without end', (figure) => {
    const second = secondHalf(looks).map((each) => each[figure]);
    const [earlier, later] = [second.slice(0, second.length / 2), second.slice(second.length / 2)];
    expect(mean(later) - mean(earlier)).toBeLessThan(figure === 'rss' ? 100 : 25);
  });
});
