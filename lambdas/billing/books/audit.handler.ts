import { readEnv } from '../../runtime/env.ts';
import { workerTimeouts } from '../../runtime/sdk.ts';
import { sharedDependencies } from '../../runtime/shared-dependencies.ts';
import { schedule } from '../../runtime/triggers/schedule.ts';
import { auditVariables, wireAudit } from './audit.ts';

export const handler = schedule(
  'The check of the books',
  wireAudit(readEnv(auditVariables), sharedDependencies(workerTimeouts)),
);
