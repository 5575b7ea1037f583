import { readEnv } from '../runtime/env.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { byHand } from '../runtime/triggers/by-hand.ts';
import { wireRebuild } from './rebuild.ts';
import { changeVariables } from './stores.ts';

export const handler = byHand(
  'Making lists and search of the parcels again',
  wireRebuild(readEnv(changeVariables), sharedDependencies(workerTimeouts)),
);
