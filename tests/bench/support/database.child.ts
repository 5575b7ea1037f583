/** The database at home in a process of its own, as a function finds it: over the network, on another core. */
import { startDynamoDb } from '#local/dynamodb/index.ts';
import { systemClock, systemIds } from '#local/types.ts';

const database = await startDynamoDb({ clock: systemClock, ids: systemIds });
process.send?.(database.endpoint);
process.once('disconnect', () => void database.stop().then(() => process.exit(0)));
