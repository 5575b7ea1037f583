import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { atLength } from '../support/length.ts';

const requests = atLength(2000, 10_000);
/** Far below a leak of one or two kilobytes for each request, and above the variation of garbage collection. */
const MEGABYTES = atLength(4, 20);

test(`${requests} hostile requests leave no memory allocated, and none is answered with 500`, async () => {
  const child = join(import.meta.dirname, 'telemetry-memory.child.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', child, String(requests)], {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, LOG_LEVEL: 'ERROR' },
  });
  const said = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as {
    grownMegabytes: number;
    answered: Record<string, number>;
  };
  expect(said.grownMegabytes).toBeLessThan(MEGABYTES);
  expect(Object.keys(said.answered).toSorted()).toEqual(['200', '400', '413']);
});
