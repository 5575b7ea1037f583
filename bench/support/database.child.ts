/** Database and secrets at home in a process of their own, as a function finds them: over the network, on another core. */
import { startDynamoDb } from '#local/dynamodb/index.ts';
import { systemClock, systemIds } from '#local/types.ts';
import { startSecrets } from '#tests/support/secrets.ts';

const database = await startDynamoDb({ clock: systemClock, ids: systemIds });
const secrets = await startSecrets({ origin: 'bench', 'house-key': 'bench' });
process.send?.([database.endpoint, secrets.endpoint]);
process.once('disconnect', () => void database.stop().then(() => process.exit(0)));
