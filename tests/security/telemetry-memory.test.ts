import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const requests = 10_000;

test('ten thousand hostile requests leave no memory behind, and none is a failure of ours', async () => {
  const child = join(import.meta.dirname, 'telemetry-memory.child.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', child, String(requests)], {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, LOG_LEVEL: 'ERROR' },
  });
  const said = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as {
    grownMegabytes: number;
    answered: Record<string, number>;
  };
  expect(said.grownMegabytes).toBeLessThan(20);
  expect(Object.keys(said.answered).toSorted()).toEqual(['200', '400', '413']);
});
