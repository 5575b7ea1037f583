import type { fileEndpoints } from '#domain/files/endpoints.ts';
import { type FileSubject, subjectFrom } from '#domain/files/file.ts';
import { LINK_SECONDS } from '#domain/files/limits.ts';
import { rulesOf } from '#domain/files/purposes.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { answerPage } from '../runtime/table/page.ts';
import { noSuchSubject } from './ask-file.ts';
import type { LinkTo } from './objects/file-links.ts';
import { type StoredFile, toEntry } from './store/file-items.ts';
import type { FileStore } from './store/file-store.ts';
import type { AccessTo, SubjectAccess } from './subjects.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly files: Pick<FileStore, 'find' | 'newest' | 'noteLook' | 'history'>;
  readonly accessTo: AccessTo;
  readonly linkTo: LinkTo;
}

/** The same answer for a file that is not there and for one that the caller may not see. */
export const noSuchFile = () => refuse('FILE_NOT_FOUND', 'There is no file here that you can see.');

/** A subject that the caller may see, with what they may do. Undefined when there is none. */
const seen = async (
  { accessTo }: Pick<Deps, 'accessTo'>,
  text: string,
  caller: Caller,
): Promise<{ readonly subject: FileSubject; readonly access: NonNullable<SubjectAccess> } | undefined> => {
  const subject = subjectFrom(text);
  const access = subject && (await accessTo(subject, caller));
  return subject && access ? { subject, access } : undefined;
};

/** Lists the files of a subject. */
export const listFiles =
  (deps: Deps): UseCase<typeof fileEndpoints.list> =>
  async ({ query, caller }) => {
    const found = await seen(deps, query.subject, caller);
    if (!found) return noSuchSubject();
    const now = deps.clock();
    const page = await answerPage(`files:${query.subject}`, query, async (asked) => {
      const { items, ...more } = await deps.files.newest(found.subject, asked);
      return { items: items.map((file) => toEntry(file, now)), ...more };
    });
    return page.ok ? ok({ ...page.value, mayAdd: found.access === 'manage' }) : page;
  };

/** Sensitive files are for those who may also add them: the person and those who work with documents. */
const maySee = ({ purpose, state }: StoredFile, access: SubjectAccess): boolean =>
  state === 'RELEASED' && (access === 'manage' || !rulesOf(purpose).sensitive);

interface OpenDeps extends Deps {
  /** Every id under which things of a person may be kept; undefined for somebody whom nobody knows. */
  readonly idsOfPerson: (id: string) => Promise<readonly string[] | undefined>;
}

/** A file of a subject. What somebody sent with their account is found under the ids that the desk gave them before too, and the other way around. */
const fileOf = async (
  { files, idsOfPerson }: Pick<OpenDeps, 'files' | 'idsOfPerson'>,
  subject: FileSubject,
  id: string,
): Promise<StoredFile | undefined> => {
  const file = await files.find(subject, id);
  if (file !== undefined || subject.kind !== 'person') return file;
  const others = ((await idsOfPerson(subject.id)) ?? []).filter((other) => other !== subject.id);
  const found = await Promise.all(others.map((other) => files.find({ kind: 'person', id: other }, id)));
  return found.find((one) => one !== undefined);
};

/** Gives a link to a released file. For a sensitive one it first writes down who looks at it. */
export const openFile =
  (deps: OpenDeps): UseCase<typeof fileEndpoints.open> =>
  async ({ params, query, caller }) => {
    const found = await seen(deps, query.subject, caller);
    const file = found && (await fileOf(deps, found.subject, params.id));
    if (!file || !maySee(file, found.access)) return noSuchFile();
    const now = deps.clock();
    if (rulesOf(file.purpose).sensitive) {
      const look = { id: deps.newId(), at: now.toISOString(), what: 'LOOKED', by: caller.userId } as const;
      await deps.files.noteLook(file, look);
    }
    const until = new Date(now.getTime() + LINK_SECONDS * 1000).toISOString();
    return ok({ url: await deps.linkTo(file), until });
  };

/** Shows what happened to a file and who looked at it. */
export const showHistory =
  (deps: Deps): UseCase<typeof fileEndpoints.history> =>
  async ({ params, query, caller }) => {
    const found = await seen(deps, query.subject, caller);
    const file = found?.access === 'manage' ? await deps.files.find(found.subject, params.id) : undefined;
    if (!file) return noSuchFile();
    return answerPage(`file:${query.subject}:${params.id}`, query, (page) => deps.files.history(file, page));
  };
