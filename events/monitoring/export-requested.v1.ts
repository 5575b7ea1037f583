import * as z from 'zod/mini';
import { telemetryKinds } from '#domain/telemetry/catalogue.ts';
import { eventEnvelope } from '../envelope.ts';

/** Somebody asked for a file of telemetry. Heard by the export worker, which writes it. */
export const ExportRequestedV1 = {
  type: 'export-requested.v1',
  source: 'skybarrel.monitoring',
  notifies: { nobody: 'The page of the one who asked shows when the file is there.' },
  schema: eventEnvelope(
    'export-requested.v1',
    z.object({
      exportId: z.string(),
      kind: z.enum(telemetryKinds),
      /** Days in New York, both included. */
      from: z.string(),
      to: z.string(),
      format: z.enum(['csv', 'ndjson']),
      requestedBy: z.string(),
    }),
  ),
} as const;
