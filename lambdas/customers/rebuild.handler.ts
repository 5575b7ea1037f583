import { readEnv } from '../runtime/env.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { byHand } from '../runtime/triggers/by-hand.ts';
import { keepVariables } from './keep/wire.ts';
import { wireRebuild } from './rebuild.ts';

export const handler = byHand(
  'Making lists and search of the customers again',
  wireRebuild(readEnv(keepVariables), sharedDependencies(workerTimeouts)),
);
