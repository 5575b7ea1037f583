import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { reseal } from './restore/reseal.ts';

const usage = 'npm run reseal -- --table SHIPMENTS_TABLE --secret KEPT_KEY';

const region = 'us-east-1';

const run = async (): Promise<void> => {
  const { table, secret } = parseArgs({
    options: { table: { type: 'string' }, secret: { type: 'string' } },
  }).values;
  if (!table || !secret) throw new TypeError('Name the table of the shipments and the secret with the keys.');
  const secrets = new SecretsManagerClient({ region });
  const { SecretString: keys = '' } = await secrets.send(new GetSecretValueCommand({ SecretId: secret }));
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region }));
  const { handovers, eins, resealed } = await reseal(client, { table, keys });
  console.log(
    `${handovers} handovers and ${eins} EINs of senders examined, ${resealed} numbers sealed with the newest key.`,
  );
};

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof TypeError) console.error(`Usage: ${usage}`);
  process.exitCode = 2;
});
