import * as z from 'zod/mini';
import { runDifferences } from '#domain/runs/deeds.ts';
import { eventEnvelope } from '../envelope.ts';
import { runFacts, VisitOf } from './run-facts.ts';

/** A run has another van, driver, hours or other stops, was taken back, or ended. Published by runs. */
export const RunChangedV1 = {
  type: 'run-changed.v1',
  source: 'skybarrel.runs',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'run-changed.v1',
    z.object({
      ...runFacts,
      /** What is different now. */
      what: z.array(z.enum(runDifferences)),
      /** Visits that it has not any more: they are open for other runs. */
      off: z.array(VisitOf),
    }),
  ),
} as const;
