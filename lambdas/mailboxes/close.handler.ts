import { readEnv } from '../runtime/env.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { schedule } from '../runtime/triggers/schedule.ts';
import { closeWaiting } from './changes/closing.ts';
import { closingDeps, closingVariables } from './changes/closing-deps.ts';

export const handler = schedule(
  'The closing of mailboxes',
  closeWaiting(closingDeps(readEnv(closingVariables), sharedDependencies(workerTimeouts))),
);
