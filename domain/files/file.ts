import * as z from 'zod/mini';
import { contentTypes } from './content/sniff.ts';
import { fileStates } from './lifecycle.ts';
import { filePurposes, MAX_FILE_BYTES, type SubjectKind, subjectKinds } from './purposes.ts';
import { refusalReasonNames } from './refusals.ts';

const SUBJECT_ID = /^[0-9A-Za-z-]{1,64}$/;

/** What a file belongs to: a shipment by its tracking number, a person by their user id, a parcel by its code, a delivery by the id of its count, a conversation by its reference, a post or a vehicle by its id, or a driver by their user id. */
export const FileSubject = z.strictObject({
  kind: z.enum(subjectKinds),
  id: z.string().check(z.regex(SUBJECT_ID, 'An id has letters, digits and dashes.')),
});
export type FileSubject = z.infer<typeof FileSubject>;

const SUBJECT_TEXT = new RegExp(`^(${subjectKinds.join('|')}):([0-9A-Za-z-]{1,64})$`);

/** A subject in one word, as addresses and keys have it: `shipment:7K3M9-Q2X4T-C`. */
export const subjectText = ({ kind, id }: FileSubject): string => `${kind}:${id}`;

/** Reads such a word. Undefined when it is none. */
export const subjectFrom = (text: string): FileSubject | undefined => {
  const [, kind, id] = SUBJECT_TEXT.exec(text) ?? [];
  return kind && id ? { kind: kind as SubjectKind, id } : undefined;
};

/** A subject in the query of an address. */
export const SubjectText = z
  .string()
  .check(z.regex(SUBJECT_TEXT, 'A subject looks like shipment:7K3M9-Q2X4T-C.'));

/** A file as lists show it. It has no name: names of files carry what nobody should read. */
export const FileEntry = z.object({
  id: z.string(),
  subject: FileSubject,
  purpose: z.enum(filePurposes),
  state: z.enum(fileStates),
  /** For REFUSED. */
  reason: z.optional(z.enum(refusalReasonNames)),
  contentType: z.enum(contentTypes),
  bytes: z.number(),
  askedAt: z.string(),
  /** User id of who sent it. */
  askedBy: z.string(),
  /** When it was released or refused. */
  settledAt: z.optional(z.string()),
});
export type FileEntry = z.infer<typeof FileEntry>;

/** What a person says about a file before sending it. */
export const NewFile = z.strictObject({
  purpose: z.enum(filePurposes),
  subject: FileSubject,
  contentType: z.enum(contentTypes),
  bytes: z.int().check(z.minimum(1), z.maximum(MAX_FILE_BYTES, 'A file may have at most 10 MB.')),
  /** SHA-256 of the bytes in base64. The store takes these bytes and no others. */
  sha256: z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, 'A SHA-256 in base64 has 44 characters.')),
});
export type NewFile = z.infer<typeof NewFile>;

/** One thing that happened to a file: who did it and when. `LOOKED` is there for sensitive files only. */
export const FileHistoryEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(['ASKED', 'RELEASED', 'REFUSED', 'LOOKED']),
  /** A user id, or `system`. */
  by: z.string(),
});
export type FileHistoryEntry = z.infer<typeof FileHistoryEntry>;
