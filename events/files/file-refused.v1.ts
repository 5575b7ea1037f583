import * as z from 'zod/mini';
import { FileSubject } from '#domain/files/file.ts';
import { filePurposes } from '#domain/files/purposes.ts';
import { refusalReasonNames } from '#domain/files/refusals.ts';
import { eventEnvelope } from '../envelope.ts';

/** A file was looked through and cannot be taken. Nobody can read it. */
export const FileRefusedV1 = {
  type: 'file-refused.v1',
  source: 'skybarrel.files',
  notifies: { nobody: 'Whoever sent it sees the reason on the page, a second after sending it.' },
  schema: eventEnvelope(
    'file-refused.v1',
    z.object({
      fileId: z.string(),
      subject: FileSubject,
      purpose: z.enum(filePurposes),
      reason: z.enum(refusalReasonNames),
      /** User id of who sent it. */
      askedBy: z.string(),
      /** The check is done by the system. */
      by: z.literal('system'),
      changed: z.object({ state: z.object({ before: z.literal('CHECKING'), after: z.literal('REFUSED') }) }),
    }),
  ),
} as const;
