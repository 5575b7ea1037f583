import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type DynamoDb, type DynamoDbOptions, startDynamoDb } from '#src/dynamodb/index.ts';
import type { Clock } from '#src/types.ts';
import { connect, standardTable } from './workbench.ts';

export const TABLE = 'house';

/** A clock that the test advances. */
export const stoppedClock = (
  now = Date.UTC(2026, 0, 15),
): Clock & { advance(milliseconds: number): void } => {
  let time = now;
  return {
    now: () => time,
    advance(milliseconds) {
      time += milliseconds;
    },
  };
};

/** Starts DynamoDB at home for one test. Creates the standard table unless the data already has it. */
export const startHome = async (options: DynamoDbOptions = {}) => {
  const database = await startDynamoDb(options);
  const { client, doc } = connect(database.endpoint);
  if (!(await database.tables()).includes(TABLE)) await client.createTable(standardTable(TABLE));
  let running = true;
  const stop = async () => {
    if (running) await database.stop();
    running = false;
    client.destroy();
  };
  onTestFinished(stop);
  return { database, client, doc, stop };
};

/** A folder that is deleted after the test. */
export const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'dynamodb-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** All records of a table's stream, oldest first. */
export const wholeStream = (database: DynamoDb) => database.readStream(TABLE, '', 1_000_000);
