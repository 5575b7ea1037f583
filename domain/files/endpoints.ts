import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { FileEntry, FileHistoryEntry, FileSubject, NewFile, SubjectText } from './file.ts';
import { purposesOfSent } from './purposes.ts';

const params = z.object({ id: z.uuid() });
const subject = SubjectText;
/** The same answer whether there is no such thing or the caller may not see it. */
const noSubject = { SUBJECT_NOT_FOUND: 404 } as const;
const noFile = { FILE_NOT_FOUND: 404 } as const;

/** How a browser sends the bytes: one PUT to this address with exactly these headers. */
const Upload = z.object({ url: z.string(), headers: z.record(z.string(), z.string()), until: z.string() });

/** Files of shipments and people. Whose shipment it is decides who may see and add them. */
export const fileEndpoints = {
  ask: endpoint('POST /api/files', {
    summary: 'Asks to send a file and answers where to send it. The same key asks for the same file again.',
    access: 'signed-in',
    headers: z.object({ 'idempotency-key': z.uuid() }),
    body: NewFile,
    /** Without `upload` the file has arrived before, or it is too late to send it. */
    reply: z.object({ file: FileEntry, upload: z.optional(Upload) }),
    refusals: { ...noSubject, FILE_NOT_ALLOWED: 422, TOO_MANY_FILES: 429, KEY_USED: 409 },
  }),
  list: endpoint('GET /api/files', {
    summary: 'The files of a shipment or a person, newest first.',
    access: 'signed-in',
    query: z.object({ ...pageQuery, subject }),
    reply: z.extend(pageOf(FileEntry), {
      /** Whether the caller may add files. */
      mayAdd: z.boolean(),
    }),
    refusals: { ...noSubject, INVALID_CURSOR: 400 },
  }),
  open: endpoint('GET /api/files/{id}', {
    summary:
      'A link that shows or downloads a released file, valid for two minutes. A look at a sensitive file is noted.',
    access: 'signed-in',
    params,
    query: z.object({ subject }),
    reply: z.object({ url: z.string(), until: z.string() }),
    refusals: noFile,
  }),
  use: endpoint('POST /api/files/{id}/uses', {
    summary:
      'Makes what someone sent on WhatsApp a paper of a shipment, or of a person for a parcel. The same again answers the same paper.',
    access: 'enquiry.manage',
    params,
    /** The conversation. */
    query: z.object({ subject }),
    body: z.strictObject({ purpose: z.enum(purposesOfSent), subject: FileSubject }),
    reply: FileEntry,
    refusals: { ...noFile, ...noSubject, FILE_NOT_ALLOWED: 422, NOT_OF_WRITER: 422 },
  }),
  history: endpoint('GET /api/files/{id}/history', {
    summary: 'Who sent a file, how it was decided, and who looked at it if it is sensitive; oldest first.',
    access: 'document.manage',
    params,
    query: z.object({ ...pageQuery, subject }),
    reply: pageOf(FileHistoryEntry),
    refusals: { ...noFile, INVALID_CURSOR: 400 },
  }),
} as const;
