import * as z from 'zod/mini';
import { FileSubject } from '#domain/files/file.ts';
import { filePurposes } from '#domain/files/purposes.ts';
import { eventEnvelope } from '../envelope.ts';

/** A file was looked through and may be read by those who may see its subject. */
export const FileReleasedV1 = {
  type: 'file-released.v1',
  source: 'skybarrel.files',
  notifies: { nobody: 'Whoever sent it sees on the page that it has arrived.' },
  schema: eventEnvelope(
    'file-released.v1',
    z.object({
      fileId: z.string(),
      subject: FileSubject,
      purpose: z.enum(filePurposes),
      /** User id of who sent it. */
      askedBy: z.string(),
      /** The check is done by the system. */
      by: z.literal('system'),
      changed: z.object({ state: z.object({ before: z.literal('CHECKING'), after: z.literal('RELEASED') }) }),
    }),
  ),
} as const;
