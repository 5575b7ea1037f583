import type { fileEndpoints } from '#domain/files/endpoints.ts';
import type { NewFile } from '#domain/files/file.ts';
import { subjectText } from '#domain/files/file.ts';
import { stateAt } from '#domain/files/lifecycle.ts';
import { filesPerDay } from '#domain/files/limits.ts';
import { maySend, rulesOf } from '#domain/files/purposes.ts';
import { may } from '#domain/kernel/permissions.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { type Caller, worksHere } from '#domain/kernel/role.ts';
import { again, untilWritten } from '../runtime/aggregate/until-written.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { UploadTo } from './objects/upload-links.ts';
import { type StoredFile, toEntry } from './store/file-items.ts';
import type { FileStore } from './store/file-store.ts';
import type { AccessTo } from './subjects.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly files: Pick<FileStore, 'asked' | 'add'>;
  readonly accessTo: AccessTo;
  readonly uploadTo: UploadTo;
}

/** The same answer for a subject that is not there and for one that the caller may not see. */
export const noSuchSubject = () => refuse('SUBJECT_NOT_FOUND', 'There is nothing here that you can see.');

const kinds = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
} as const;

/** What is wrong with a file before a byte of it was sent; undefined when nothing is. */
const problemOf = ({ purpose, subject, contentType, bytes }: NewFile): string | undefined => {
  const { title, allowed, maxBytes, subject: kind } = rulesOf(purpose);
  if (kind !== subject.kind) return `${title}: this does not belong here.`;
  if (!allowed.includes(contentType))
    return `${title}: send it as ${allowed.map((one) => kinds[one]).join(', ')}.`;
  const most = maxBytes / 1024 / 1024;
  return bytes > maxBytes ? `${title}: a file may have at most ${most} MB.` : undefined;
};

/** Whether a request says of a file what was said of it before. */
const isSame = (file: StoredFile, { purpose, subject, contentType, bytes, sha256 }: NewFile): boolean =>
  file.purpose === purpose &&
  subjectText(file.subject) === subjectText(subject) &&
  file.contentType === contentType &&
  file.bytes === bytes &&
  file.sha256 === sha256;

const enoughForToday = (caller: Caller) =>
  refuse(
    'TOO_MANY_FILES',
    `That is ${filesPerDay(caller).toLocaleString('en-US')} files today, the most for one person. ${worksHere(caller) ? 'A colleague can send the others.' : 'Send the others tomorrow, or call us.'}`,
  );

/** Lets somebody send a file. The same request again gets the same file, so that a lost answer makes no second one. */
export const askFile = (deps: Deps): UseCase<typeof fileEndpoints.ask> => {
  const { files, accessTo, uploadTo, clock, newId } = deps;
  const answer = async (file: StoredFile, body: NewFile) => {
    if (!isSame(file, body))
      return refuse('KEY_USED', 'This was sent with another file before. Choose the file again.');
    const now = clock();
    const shown = toEntry(file, now);
    return ok(
      stateAt(file, now) === 'ASKED' ? { file: shown, upload: await uploadTo(file) } : { file: shown },
    );
  };
  return async ({ body, headers, caller }) => {
    if ((await accessTo(body.subject, caller)) !== 'manage') return noSuchSubject();
    const problem = problemOf(body);
    if (problem !== undefined) return refuse('FILE_NOT_ALLOWED', problem);
    if (!maySend(body.purpose, (permission) => may(caller, permission)))
      return refuse('FILE_NOT_ALLOWED', `${rulesOf(body.purpose).title}: only our people add this.`);
    const request = {
      userId: caller.userId,
      key: headers['idempotency-key'],
      perDay: filesPerDay(caller),
    };
    const ask = async () => {
      const before = await files.asked(request);
      if (before) return answer(before, body);
      const askedAt = clock().toISOString();
      const file: StoredFile = {
        ...body,
        id: newId(),
        state: 'ASKED',
        askedAt,
        askedBy: caller.userId,
        version: 1,
      };
      const entry = { id: newId(), at: askedAt, what: 'ASKED', by: caller.userId } as const;
      const refused = await files.add(file, entry, request);
      if (refused === undefined) return answer(file, body);
      return refused === 'too-many' ? enoughForToday(caller) : again;
    };
    return untilWritten(`A file of ${caller.userId}`, ask);
  };
};
