import * as z from 'zod/mini';
import { VisitOf } from './run-facts.ts';

/** What every event of a stop that ended at the door says. Signature, photos and who was there are in its proof. */
export const stopFacts = {
  runId: z.uuid(),
  ...VisitOf.shape,
  /** When it ended, as far as we believe the phone; it may have been offline since then. */
  endedAt: z.string(),
  /** The driver. */
  by: z.string(),
};
