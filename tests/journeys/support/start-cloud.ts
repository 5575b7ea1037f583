import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';

/** As late as an index of DynamoDB may be: what somebody has just written has to be shown without one. */
const INDEX_LAG_MS = '2000';

/** Every journey is another person, but all of them have the address of this machine. */
const VIEWERS = '10';

/** Starts the whole product as `npm start` does, on a free port with data of its own, and ends it afterwards. */
export default async function startCloud(): Promise<(() => Promise<void>) | undefined> {
  // A product that runs already, named by whoever works on it, is used as it is.
  if (process.env.BASE_URL !== undefined) return undefined;
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'skybarrel-journeys-'));
  const child = spawn(
    process.execPath,
    [
      'scripts/start.mjs',
      '--port',
      String(port),
      '--data',
      data,
      '--index-lag',
      INDEX_LAG_MS,
      '--viewers',
      VIEWERS,
      // Lists of the journeys stay as they are.
      '--weeks',
      '0',
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.env.BASE_URL = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /^ready (\S+)$/m.exec(output);
      if (ready?.[1] !== undefined) resolve(ready[1]);
    });
    child.once('exit', (code) =>
      reject(new Error(`The local run ended with ${code} before it was ready:\n${output}`)),
    );
  });
  return async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(data, { recursive: true, force: true });
  };
}
