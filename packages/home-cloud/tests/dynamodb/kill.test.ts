import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startDynamoDb } from '#src/dynamodb/index.ts';
import { ensureTable } from '#src/dynamodb/tables.ts';
import { systemClock, systemIds } from '#src/types.ts';
import { newFolder } from './home.ts';
import { audit, TABLE, tableProperties } from './kill-audit.ts';

const VICTIM = fileURLToPath(new URL('./kill-victim.ts', import.meta.url));
const KILLS = 20;
/** Each kill needs a process started; a busy machine takes its time over that. */
const TIMEOUT_MS = 240_000;
const WRITE_LASTS_AT_MOST_MS = 4;

/** Waits by counting: right after an acknowledgement the next write has only begun to read, and a timer is too coarse. */
const passTime = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

/** Lets a process write into the folder and kills it after that many acknowledgements; answers all it had sent. */
const writeAndDie = async (path: string, acknowledgements: number): Promise<string[]> => {
  const child = spawn(process.execPath, [VICTIM, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const heard: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    heard.push(line);
    if (heard.length !== acknowledgements) continue;
    passTime(Math.random() * WRITE_LASTS_AT_MOST_MS);
    child.kill('SIGKILL');
  }
  const [code, signal] = await ended;
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' });
  // The last line may have been cut short by the end.
  return heard.filter((line) => /^(TX|ONE) [\da-f-]{36}$/.test(line));
};

const start = (path?: string) => startDynamoDb({ ...(path && { path }), clock: systemClock, ids: systemIds });

describe('killed under load', () => {
  it(`${KILLS} times, it has lost nothing acknowledged and done nothing by halves or twice`, {
    timeout: TIMEOUT_MS,
  }, async () => {
    const path = await newFolder();
    const acknowledged = new Set<string>();
    for (let kill = 0; kill < KILLS; kill++) {
      const heard = await writeAndDie(path, 1 + Math.floor(Math.random() * 150));
      for (const entry of heard) acknowledged.add(entry);
      const database = await start(path);
      const faults = await audit(database, acknowledged);
      await database.stop();
      expect(faults).toEqual([]);
    }
    expect(acknowledged.size).toBeGreaterThan(KILLS);
  });

  it('would be found out if it had: the audit sees each kind of fault', async () => {
    const database = await start();
    await ensureTable(database, TABLE, tableProperties);
    const half = { pk: { S: 'TX#1' }, sk: { S: 'A' }, gsi1pk: { S: 'all' }, gsi1sk: { S: 'TX#1' } };
    await database.call('PutItem', { TableName: TABLE, Item: half });
    expect(await audit(database, new Set())).toEqual(['half a transaction: TX#1/A', 'counter 0 for 1 items']);
    const { gsi1pk: _, ...hidden } = half;
    await database.call('PutItem', { TableName: TABLE, Item: hidden });
    expect(await audit(database, new Set())).toContain('not in the index: TX#1/A');
    await database.call('DeleteItem', { TableName: TABLE, Key: { pk: half.pk, sk: half.sk } });
    expect(await audit(database, new Set(['TX 1']))).toEqual([
      'acknowledged and lost: TX 1',
      'only in the stream: TX#1/A',
    ]);
    await database.stop();
  });
});
