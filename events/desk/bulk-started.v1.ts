import * as z from 'zod/mini';
import { actNames } from '#domain/desk/acts.ts';
import { eventEnvelope } from '../envelope.ts';

/** Somebody started a bulk change: the worker does its first rows. Published by desk. */
export const BulkStartedV1 = {
  type: 'bulk-started.v1',
  source: 'skybarrel.desk',
  notifies: { nobody: 'Whoever started it looks at its progress.' },
  schema: eventEnvelope(
    'bulk-started.v1',
    z.object({
      bulk: z.string(),
      do: z.enum(actNames),
      rows: z.int(),
      /** User id. */
      by: z.string(),
    }),
  ),
} as const;
