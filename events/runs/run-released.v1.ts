import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';
import { runFacts } from './run-facts.ts';

/** A run was given to its driver. Published by runs. */
export const RunReleasedV1 = {
  type: 'run-released.v1',
  source: 'skybarrel.runs',
  notifies: { people: ['customer'] },
  schema: eventEnvelope('run-released.v1', z.object(runFacts)),
} as const;
