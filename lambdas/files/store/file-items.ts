import * as z from 'zod/mini';
import { type FileEntry, FileHistoryEntry, FileSubject, NewFile, subjectText } from '#domain/files/file.ts';
import { fileMoves, type StoredState, stateAt } from '#domain/files/lifecycle.ts';
import { rulesOf } from '#domain/files/purposes.ts';
import { refusalReasonNames } from '#domain/files/refusals.ts';
import { expires } from '../../runtime/table/expires.ts';
import type { ItemKey } from '../../runtime/table/get-item.ts';

const storedStates = Object.keys(fileMoves) as readonly StoredState[];

const StoredFile = z.object({
  ...NewFile.shape,
  /** Absent for what another service brings: nobody has told us before. */
  sha256: z.optional(z.string()),
  /** What another service says may be more than we take; the file is refused then. */
  bytes: z.number(),
  id: z.string(),
  subject: FileSubject,
  state: z.enum(storedStates),
  reason: z.optional(z.enum(refusalReasonNames)),
  askedAt: z.string(),
  askedBy: z.string(),
  settledAt: z.optional(z.string()),
  version: z.number(),
});
/** A file with what was said of it. */
export type StoredFile = z.infer<typeof StoredFile>;

export const filesPartition = (subject: FileSubject): string => `FILES#${subjectText(subject)}`;
export const historyPartition = (subject: FileSubject, id: string): string =>
  `HISTORY#${subjectText(subject)}#${id}`;

/** The subject is in the key, so that a file is found only below what it belongs to. */
export const fileKey = (subject: FileSubject, id: string): ItemKey => ({
  pk: filesPartition(subject),
  sk: id,
});

/** How long a file is kept, from its last change. */
const keptAs = ({ state, purpose }: StoredFile) => {
  if (state === 'REFUSED') return 'refused';
  return state === 'RELEASED' ? rulesOf(purpose).folder : 'asked';
};

/** IDs end with the mailbox, and pictures stay with the texts of the posts. */
const expiry = (file: StoredFile) => {
  const kept = keptAs(file);
  return kept === 'identity' || kept === 'posts'
    ? {}
    : { expires_at: expires(new Date(file.settledAt ?? file.askedAt), kept) };
};

export const fileItem = (file: StoredFile) => ({
  ...fileKey(file.subject, file.id),
  ...file,
  ...expiry(file),
});

/** An entry is kept as long as its file. */
export const historyItem = (file: StoredFile, entry: FileHistoryEntry) => ({
  pk: historyPartition(file.subject, file.id),
  sk: `${entry.at}#${entry.id}`,
  ...entry,
  ...expiry({ ...file, state: file.state === 'REFUSED' ? 'REFUSED' : 'RELEASED' }),
});

/** Parses an item, which also drops the keys. */
export const toStoredFile = (item: unknown): StoredFile => StoredFile.parse(item);
export const toHistoryEntry = (item: unknown): FileHistoryEntry => FileHistoryEntry.parse(item);

/** The file as people see it at an instant. */
export const toEntry = ({ sha256: _, version: __, ...file }: StoredFile, now: Date): FileEntry => ({
  ...file,
  state: stateAt(file, now),
});
