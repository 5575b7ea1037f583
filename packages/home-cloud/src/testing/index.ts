/** Parts of the cloud for tests that need only one of them. */
export { ensureTables } from '../dynamodb/tables.ts';
export { readStreamMapping } from '../events/stream/definition.ts';
export { startStreamMapping } from '../events/stream/mapping.ts';
export { readFunctions } from '../lambda/definition.ts';
export { startLambdaHost } from '../lambda/host.ts';
export { fileLogs } from '../lambda/logs.ts';
export { readQueues } from '../queues/definition.ts';
export { readQueueMapping, startQueueMapping } from '../queues/event-source.ts';
export { openState } from '../state/state.ts';
export type { ResolvedTemplate } from '../template/model.ts';
export { type Invoke, type Stoppable, systemClock, systemIds } from '../types.ts';
export { readTemplate } from './read-template.ts';
export { startKeyValueStore } from './start-key-value-store.ts';
export { startSecrets } from './start-secrets.ts';
