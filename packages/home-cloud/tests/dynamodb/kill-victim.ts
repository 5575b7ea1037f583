import { writeSync } from 'node:fs';
import { startDynamoDb } from '#src/dynamodb/index.ts';
import { ensureTable } from '#src/dynamodb/tables.ts';
import { systemClock, systemIds } from '#src/types.ts';
import { TABLE, tableProperties } from './kill-audit.ts';

/*
 * Writes concurrently to the given folder without end, and prints each acknowledged write, until a test kills it.
 */
const [path = ''] = process.argv.slice(2);
const database = await startDynamoDb({ path, clock: systemClock, ids: systemIds });
await ensureTable(database, TABLE, tableProperties);

const item = (pk: string, sk: string) => ({
  pk: { S: pk },
  sk: { S: sk },
  gsi1pk: { S: 'all' },
  gsi1sk: { S: pk },
});
const acknowledge = (kind: string, id: string) => writeSync(1, `${kind} ${id}\n`);

const transact = async (id: string): Promise<void> => {
  await database.call('TransactWriteItems', {
    TransactItems: [
      { Put: { TableName: TABLE, Item: item(`TX#${id}`, 'A') } },
      { Put: { TableName: TABLE, Item: item(`TX#${id}`, 'B') } },
      {
        Update: {
          TableName: TABLE,
          Key: { pk: { S: 'COUNTER' }, sk: { S: 'COUNTER' } },
          UpdateExpression: 'ADD reached :one',
          ExpressionAttributeValues: { ':one': { N: '1' } },
        },
      },
    ],
  });
  acknowledge('TX', id);
};

const putOne = async (id: string): Promise<void> => {
  await database.call('PutItem', { TableName: TABLE, Item: item(`ONE#${id}`, 'A') });
  acknowledge('ONE', id);
};

const work = async (): Promise<never> => {
  for (;;) {
    await transact(crypto.randomUUID());
    await putOne(crypto.randomUUID());
  }
};
await Promise.all(Array.from({ length: 8 }, work));
