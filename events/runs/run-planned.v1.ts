import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';
import { runFacts } from './run-facts.ts';

/** A new run of a van and a driver on a day. Published by runs. */
export const RunPlannedV1 = {
  type: 'run-planned.v1',
  source: 'skybarrel.runs',
  notifies: { nobody: 'Dispatch planned it, and still changes it. Its driver has it once it is released.' },
  schema: eventEnvelope('run-planned.v1', z.object(runFacts)),
} as const;
