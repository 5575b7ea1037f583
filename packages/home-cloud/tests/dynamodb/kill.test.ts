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
/** Each kill starts a process, which takes long on a busy machine. */
const TIMEOUT_MS = 240_000;
const WRITE_LASTS_AT_MOST_MS = 4;

/** Waits in a busy loop. A kill right after an acknowledgement would always hit the next write while it reads, and a timer is too coarse. */
const passTime = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

/** Lets a process write to the folder and kills it after so many acknowledgements. Returns all acknowledgements. */
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
  // The last line may be incomplete.
  return heard.filter((line) => /^(TX|ONE) [\da-f-]{36}$/.test(line));
};

const start = (path?: string) => startDynamoDb({ ...(path && { path }), clock: systemClock, ids: systemIds });

describe('killed under load', () => {
  it(`${KILLS} times, it loses no acknowledged write, and no write is incomplete or duplicated`, {
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

  it('is audited: the audit finds each kind of error', async () => {
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
