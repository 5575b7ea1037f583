import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cloud, startCloud } from 'home-cloud';

export type Endpoints = Cloud['endpoints'];

export interface TestCloud extends Cloud {
  readonly dataDir: string;
  /** Moves the cloud's clock forward and runs everything that is due then, without waiting. */
  advance(milliseconds: number): Promise<void>;
  /** Physical name of a resource by its type and a part of its logical id, such as a table or a function. */
  named(type: string, part: string): string;
}

/** The whole product in this process with the given data and a clock that the test can move. */
export const startTestCloudAt = async (
  dataDir: string,
  port = 0,
  assemblyDir = 'build/cdk.out',
): Promise<TestCloud> => {
  let offset = 0;
  const clock = { now: () => Date.now() + offset };
  const options = { assemblyDir, dataDir, port, log: () => undefined, clock };
  const cloud = await startCloud(options);
  return {
    ...cloud,
    dataDir,
    advance: async (milliseconds) => {
      offset += milliseconds;
      await cloud.tick();
    },
    named: (type, part) => {
      const found = cloud.template.ofType(type).filter(({ logicalId }) => logicalId.includes(part));
      const [only] = found;
      if (only === undefined || found.length > 1)
        throw new Error(`${found.length} of ${type} are like ${part}`);
      return only.ref;
    },
  };
};

/** The whole product with new data, which is deleted when it stops. */
export const startTestCloud = async (): Promise<TestCloud> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skybarrel-test-'));
  const cloud = await startTestCloudAt(dataDir);
  return {
    ...cloud,
    stop: async () => {
      await cloud.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
