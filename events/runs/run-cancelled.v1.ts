import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';
import { runFacts, VisitOf } from './run-facts.ts';

/** A run is not driven. Published by runs. */
export const RunCancelledV1 = {
  type: 'run-cancelled.v1',
  source: 'skybarrel.runs',
  notifies: {
    nobody: 'Dispatch canceled it, and plans its visits again. Who waits is told when their time changes.',
  },
  schema: eventEnvelope(
    'run-cancelled.v1',
    z.object({
      ...runFacts,
      /** Visits that it had: they are open for other runs. */
      off: z.array(VisitOf),
    }),
  ),
} as const;
