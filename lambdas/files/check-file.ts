import * as z from 'zod/mini';
import type { Cleaned } from '#domain/files/content/cleaned.ts';
import { inspect } from '#domain/files/content/inspect.ts';
import { rulesOf } from '#domain/files/purposes.ts';
import { compose } from '#events/envelope.ts';
import { FileRefusedV1 } from '#events/files/file-refused.v1.ts';
import { FileReleasedV1 } from '#events/files/file-released.v1.ts';
import type { Log } from '../runtime/logger.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { ReadIncoming, WriteReleased, WriteSized, WriteSmall } from './objects/file-objects.ts';
import { placeOf } from './objects/object-keys.ts';
import { type SizedCopy, sizedCopies } from './small/sized-copies.ts';
import { smallCopy } from './small/small-copy.ts';
import type { StoredFile } from './store/file-items.ts';
import type { FileStore } from './store/file-store.ts';

/** What S3 says of an object that has arrived, as far as it is used. */
export const ObjectCreated = z.object({ object: z.object({ key: z.string() }) });

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly files: Pick<FileStore, 'find' | 'advance' | 'settle'>;
  readonly read: ReadIncoming;
  readonly write: WriteReleased;
  readonly writeSmall: WriteSmall;
  readonly writeSized: WriteSized;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

/** What writes down what was decided about a file. */
export type DecideDeps = Pick<Deps, 'files' | 'clock' | 'newId' | 'log'>;

/** The event of a file that was released or refused. */
export const settledEvent = (
  deps: Pick<Deps, 'newId'>,
  { id, subject, purpose, askedBy, ...file }: StoredFile,
) => {
  const facts = { subject: id, version: file.version, at: file.settledAt ?? '' };
  const data = { fileId: id, subject, purpose, askedBy, by: 'system' } as const;
  const origin = { newId: deps.newId, correlationId: id };
  const changed = <After extends string>(after: After) => ({ state: { before: 'CHECKING', after } as const });
  return file.reason
    ? compose(
        FileRefusedV1,
        { ...facts, data: { ...data, reason: file.reason, changed: changed('REFUSED') } },
        origin,
      )
    : compose(FileReleasedV1, { ...facts, data: { ...data, changed: changed('RELEASED') } }, origin);
};

/** The file as it is after the check. */
const settled = (file: StoredFile, result: Cleaned, at: string): StoredFile => {
  const next = { ...file, settledAt: at, version: file.version + 1 };
  return 'refused' in result
    ? { ...next, state: 'REFUSED', reason: result.refused }
    : { ...next, state: 'RELEASED' };
};

/** The file in the state CHECKING, in which an earlier check may have left it. Undefined when there is nothing to check. */
export const begun = async (
  { files }: Pick<Deps, 'files'>,
  file: StoredFile,
): Promise<StoredFile | undefined> => {
  if (file.state === 'CHECKING') return file;
  if (file.state !== 'ASKED') return undefined;
  const checking: StoredFile = { ...file, state: 'CHECKING', version: file.version + 1 };
  if (await files.advance(checking)) return checking;
  const current = await files.find(file.subject, file.id);
  return current?.state === 'CHECKING' ? current : undefined;
};

/** Writes the small copy of a photo that has one. Without it the photo is as good, and its letter has a link alone. */
const keepSmall = async (deps: Deps, file: StoredFile, bytes: Uint8Array): Promise<void> => {
  if (!rulesOf(file.purpose).small || file.contentType !== 'image/jpeg') return;
  let small: Uint8Array | undefined;
  try {
    small = smallCopy(bytes);
  } catch (error) {
    deps.log.warn('A photo has no small copy', { fileId: file.id, error: String(error) });
  }
  if (small) await deps.writeSmall(file, small);
};

/** What was found in a file, with its copies for pages where it needs them. */
type Looked = Exclude<Cleaned, { readonly bytes: Uint8Array }> | Released;
interface Released {
  readonly bytes: Uint8Array;
  readonly sizes: readonly SizedCopy[];
}

/** Looks through the bytes of a file. A picture for pages that cannot be drawn again is refused: nobody could show it. */
const lookedThrough = (bytes: Uint8Array, file: StoredFile): Looked => {
  const result = inspect(bytes, file);
  if ('refused' in result) return result;
  if (!rulesOf(file.purpose).sized) return { ...result, sizes: [] };
  try {
    return { ...result, sizes: sizedCopies(result.bytes) };
  } catch (error) {
    return { refused: /limit exceeded/i.test(String(error)) ? 'TOO_MANY_PIXELS' : 'DAMAGED' };
  }
};

/** Releases or refuses a file in the state CHECKING. Throws when it could not be written: then the message has to come again. */
export const decide = async (deps: DecideDeps, file: StoredFile, result: Cleaned): Promise<void> => {
  const at = deps.clock().toISOString();
  const done = settled(file, result, at);
  const what = done.state === 'REFUSED' ? 'REFUSED' : 'RELEASED';
  const entry = { id: deps.newId(), at, what, by: 'system' } as const;
  const isWritten = await deps.files.settle(done, entry, settledEvent(deps, done));
  // Another run may have been faster.
  const now = isWritten ? done : await deps.files.find(file.subject, file.id);
  if (now?.state === 'CHECKING') throw new Error(`The check of the file ${file.id} could not be written.`);
  deps.log.info('A file was looked through', { fileId: file.id, state: what, reason: done.reason });
};

/**
 * Looks through a file that has arrived in quarantine, and releases a cleaned copy or refuses it. A second delivery of the
 * same message changes nothing, and an interrupted check is done again. What was released are the very bytes that were
 * looked through. Errors are thrown, so that the message is delivered again.
 */
export const checkFile =
  (deps: Deps) =>
  async ({ object: { key } }: z.infer<typeof ObjectCreated>): Promise<void> => {
    const place = placeOf(key);
    const found = place && (await deps.files.find(place.subject, place.id));
    const file = found && (await begun(deps, found));
    if (!file) {
      if (!found) deps.log.warn('An object arrived that nobody asked to send', { key });
      return;
    }
    const result = lookedThrough(await deps.read(key), file);
    if ('bytes' in result) {
      await deps.write(file, result.bytes);
      await keepSmall(deps, file, result.bytes);
      for (const copy of result.sizes) await deps.writeSized(file, copy);
    }
    await decide(deps, file, result);
  };
