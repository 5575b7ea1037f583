import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cloud, startCloud } from '#local/cloud.ts';
import { freePort } from './free-port.ts';

export interface TestCloud extends Cloud {
  /** Moves the cloud's clock; nothing waits. */
  advance(milliseconds: number): void;
}

/** The whole product on data of its own, in this process, with a clock the test holds. */
export const startTestCloud = async (): Promise<TestCloud> => {
  let offset = 0;
  const dataDir = mkdtempSync(join(tmpdir(), 'skybarrel-test-'));
  const cloud = await startCloud({
    assemblyDir: 'build/cdk.out',
    dataDir,
    port: await freePort(),
    log: () => undefined,
    clock: { now: () => Date.now() + offset },
  });
  return {
    ...cloud,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    stop: async () => {
      await cloud.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
