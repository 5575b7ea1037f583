import { readEnv } from '../../runtime/env.ts';
import { workerTimeouts } from '../../runtime/sdk.ts';
import { sharedDependencies } from '../../runtime/shared-dependencies.ts';
import { busOf } from '../../runtime/triggers/by-type.ts';
import { changeVariables } from '../stores.ts';
import { listeners } from './follow.ts';

export const handler = busOf(...listeners(readEnv(changeVariables), sharedDependencies(workerTimeouts)));
