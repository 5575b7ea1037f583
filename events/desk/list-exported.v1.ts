import * as z from 'zod/mini';
import { ExportName } from '#domain/desk/exports.ts';
import { eventEnvelope } from '../envelope.ts';

/** An admin took a list out as a file. Without the question: a search in it may have a name or a phone number. Published by desk. */
export const ListExportedV1 = {
  type: 'list-exported.v1',
  source: 'skybarrel.desk',
  notifies: { nobody: 'It is kept for whoever asks later who took what.' },
  schema: eventEnvelope(
    'list-exported.v1',
    z.object({
      export: z.string(),
      list: ExportName,
      /** The names of the filters that were set. */
      filters: z.array(z.string()),
      /** User id. */
      by: z.string(),
    }),
  ),
} as const;
