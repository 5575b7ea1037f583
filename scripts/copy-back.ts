import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { copyBack } from './restore/copy-back.ts';

const usage = 'npm run copy-back -- --from RESTORED_TABLE --to TABLE [--pk PREFIX] [--write]';

const run = async (): Promise<void> => {
  const { from, to, pk, write } = parseArgs({
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      pk: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
    },
  }).values;
  if (!from || !to || from === to)
    throw new TypeError('Name two tables: the restored one and the one in use.');
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
  const { examined, missing } = await copyBack(client, { from, to, pk, write });
  for (const key of missing) console.log(key);
  const done = write ? 'were missing and are back' : 'are missing; --write brings them back';
  console.log(`${examined} items examined, ${missing.length} ${done}.`);
};

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof TypeError) console.error(`Usage: ${usage}`);
  process.exitCode = 2;
});
