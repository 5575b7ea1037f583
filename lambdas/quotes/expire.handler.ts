import { readEnv, required } from '../runtime/env.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { schedule } from '../runtime/triggers/schedule.ts';
import { expireQuotes } from './expire.ts';

const env = readEnv({ QUOTES_TABLE: required });

export const handler = schedule(
  'Expiring quotes',
  expireQuotes(env.QUOTES_TABLE, sharedDependencies(workerTimeouts)),
);
