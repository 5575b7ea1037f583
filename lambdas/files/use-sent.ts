import type { fileEndpoints } from '#domain/files/endpoints.ts';
import { subjectFrom, subjectText } from '#domain/files/file.ts';
import { rulesOf } from '#domain/files/purposes.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { derivedId } from '../runtime/derived-id.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { noSuchSubject } from './ask-file.ts';
import { settledEvent } from './check-file.ts';
import type { ReadReleased, WriteReleased } from './objects/file-objects.ts';
import { noSuchFile } from './read-files.ts';
import { type StoredFile, toEntry } from './store/file-items.ts';
import type { FileStore } from './store/file-store.ts';
import type { AccessTo } from './subjects.ts';
import type { refusalOfWriter } from './writers-own.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly files: Pick<FileStore, 'find' | 'addReleased'>;
  readonly accessTo: AccessTo;
  readonly refusalOfWriter: ReturnType<typeof refusalOfWriter>;
  readonly readReleased: ReadReleased;
  readonly writeReleased: WriteReleased;
}

/** The id of what a file becomes for something: always the same one, so that a second press makes no second paper. It is listed by when the file came. */
const idOfUse = (id: string, purpose: string, subject: string): string =>
  derivedId(JSON.stringify([id, purpose, subject]), id);

/**
 * Makes a released file of a conversation a paper of what it is for: a copy of the bytes that were looked through, which is kept as such
 * papers are, with the event of every paper that arrives. Who may answer the conversation puts it where they may look, and
 * only for what belongs to whoever wrote.
 */
export const useSent =
  (deps: Deps): UseCase<typeof fileEndpoints.use> =>
  async ({ params, query, body: { purpose, subject: of }, caller }) => {
    const from = subjectFrom(query.subject);
    const sent = from?.kind === 'enquiry' ? await deps.files.find(from, params.id) : undefined;
    if (from === undefined || sent?.state !== 'RELEASED' || !(await deps.accessTo(from, caller)))
      return noSuchFile();
    if (!(await deps.accessTo(of, caller))) return noSuchSubject();
    const { subject: kind, title } = rulesOf(purpose);
    if (kind !== of.kind) return refuse('FILE_NOT_ALLOWED', `${title}: this does not belong here.`);
    const foreign = await deps.refusalOfWriter(from.id, of);
    if (foreign) return foreign;
    const now = deps.clock();
    const at = now.toISOString();
    const paper: StoredFile = {
      ...sent,
      id: idOfUse(sent.id, purpose, subjectText(of)),
      subject: of,
      purpose,
      askedAt: at,
      askedBy: caller.userId,
      settledAt: at,
      version: 1,
    };
    const before = await deps.files.find(of, paper.id);
    if (before !== undefined) return ok(toEntry(before, now));
    await deps.writeReleased(paper, await deps.readReleased(sent));
    const entries = (['ASKED', 'RELEASED'] as const).map((what) => ({
      id: deps.newId(),
      at,
      what,
      by: caller.userId,
    }));
    const isNew = await deps.files.addReleased(paper, entries, settledEvent(deps, paper));
    return ok(toEntry((isNew ? undefined : await deps.files.find(of, paper.id)) ?? paper, now));
  };
