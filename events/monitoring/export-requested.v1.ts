import * as z from 'zod/mini';
import { telemetryKinds } from '#domain/telemetry/catalogue.ts';
import { eventEnvelope } from '../envelope.ts';

/** Somebody requested an export of telemetry. The export worker listens and writes the file. */
export const ExportRequestedV1 = {
  type: 'export-requested.v1',
  source: 'skybarrel.monitoring',
  notifies: { nobody: 'The person who requested it sees on the page when the file is ready.' },
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
