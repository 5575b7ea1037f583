import type { ContentType } from '#domain/files/content/sniff.ts';
import { type FileSubject, subjectText } from '#domain/files/file.ts';
import { stateAt } from '#domain/files/lifecycle.ts';
import { filesPerDay } from '#domain/files/limits.ts';
import { type FilePurpose, rulesOf } from '#domain/files/purposes.ts';
import { begun, type DecideDeps, decide } from './check-file.ts';
import type { UploadLink, UploadTo } from './objects/upload-links.ts';
import type { StoredFile } from './store/file-items.ts';
import type { FileStore } from './store/file-store.ts';

interface Deps extends DecideDeps {
  readonly files: Pick<FileStore, 'find' | 'add' | 'advance' | 'settle'>;
  readonly uploadTo: UploadTo;
}

/** A file that another service brings for somebody. */
interface BroughtFile {
  readonly subject: FileSubject;
  readonly purpose: FilePurpose;
  /** Made by whoever tells of it, so that it is one file however often it is brought. */
  readonly id: string;
  readonly contentType: ContentType;
  /** As the service says. What has arrived is looked at again. */
  readonly bytes: number;
  /** Whose it is: a user id, or `guest`. */
  readonly by: string;
}

/** What strangers send to one subject is limited as what a customer sends. */
const perDay = filesPerDay({ roles: [] });

const added = async (
  { files, newId, clock }: Deps,
  { by: askedBy, ...said }: BroughtFile,
): Promise<StoredFile | undefined> => {
  const askedAt = clock().toISOString();
  const file: StoredFile = { ...said, state: 'ASKED', askedAt, askedBy, version: 1 };
  const entry = { id: newId(), at: askedAt, what: 'ASKED', by: askedBy } as const;
  const request = { userId: subjectText(said.subject), key: said.id, perDay };
  const refused = await files.add(file, entry, request);
  if (refused === undefined) return file;
  if (refused === 'too-many') return undefined;
  throw new Error(`The file ${said.id} is being brought at this moment.`);
};

/** The file while it may still arrive. What did not arrive in time may arrive from now on. */
const awaited = async ({ files, clock }: Deps, file: StoredFile): Promise<StoredFile | undefined> => {
  const now = clock();
  if (stateAt(file, now) !== 'EXPIRED') return file.state === 'ASKED' ? file : undefined;
  const again: StoredFile = { ...file, askedAt: now.toISOString(), version: file.version + 1 };
  if (!(await files.advance(again))) throw new Error(`The file ${file.id} is being brought at this moment.`);
  return again;
};

/**
 * Lets another service bring a file: answers where it writes the bytes, which are then looked through as any file. Undefined when it has
 * arrived before, is larger than we take, or is one too many of a day. The same file is kept once however often it is brought.
 */
export const bringFile =
  (deps: Deps) =>
  async (brought: BroughtFile): Promise<UploadLink | undefined> => {
    const found = await deps.files.find(brought.subject, brought.id);
    const file = found === undefined ? await added(deps, brought) : await awaited(deps, found);
    if (file === undefined) {
      if (found === undefined) deps.log.warn('A file was one too many of a day', { fileId: brought.id });
      return undefined;
    }
    if (brought.bytes <= rulesOf(brought.purpose).maxBytes) return deps.uploadTo(file);
    const checking = await begun(deps, file);
    if (checking) await decide(deps, checking, { refused: 'TOO_LARGE' });
    return undefined;
  };

export type BringFile = ReturnType<typeof bringFile>;
