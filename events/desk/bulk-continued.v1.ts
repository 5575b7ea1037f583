import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/** Some rows of a bulk change are done, or somebody went on with it: the worker does the next ones. Published by desk. */
export const BulkContinuedV1 = {
  type: 'bulk-continued.v1',
  source: 'skybarrel.desk',
  notifies: { nobody: 'Whoever started it looks at its progress.' },
  schema: eventEnvelope(
    'bulk-continued.v1',
    z.object({
      bulk: z.string(),
      /** `system`, or the user id of whoever went on with it. */
      by: z.string(),
    }),
  ),
} as const;
