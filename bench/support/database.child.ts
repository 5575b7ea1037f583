/** Database and secrets at home in a separate process, which a function reaches over the network, on another core. */
import { startDynamoDb } from 'home-cloud/dynamodb';
import { startSecrets } from 'home-cloud/testing';

const database = await startDynamoDb();
const secrets = await startSecrets({ origin: 'bench', 'house-key': 'bench' });
process.send?.([database.endpoint, secrets.endpoint]);
process.once('disconnect', () => void database.stop().then(() => process.exit(0)));
