import * as z from 'zod/mini';
import { actNames } from '#domain/desk/acts.ts';
import { eventEnvelope } from '../envelope.ts';

/** Every row of a bulk change is done or refused. Published by desk. */
export const BulkFinishedV1 = {
  type: 'bulk-finished.v1',
  source: 'skybarrel.desk',
  notifies: { nobody: 'Whoever started it reads the report.' },
  schema: eventEnvelope(
    'bulk-finished.v1',
    z.object({
      bulk: z.string(),
      do: z.enum(actNames),
      /** User id of whoever started it. */
      by: z.string(),
      changed: z.int(),
      already: z.int(),
      refused: z.int(),
    }),
  ),
} as const;
