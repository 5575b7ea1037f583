import type { FileSubject } from '#domain/files/file.ts';
import type { FilePurpose } from '#domain/files/purposes.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { FileReader } from '../files/index.ts';
import type { Clock } from '../runtime/clock.ts';

export interface FileDeps {
  readonly readFile: FileReader;
  readonly clock: Clock;
}

/** Files that a form or a report names. */
interface Named {
  readonly subject: FileSubject;
  readonly purpose: FilePurpose;
  readonly files: readonly (string | undefined)[];
  /** Files that the thing has already: they stay with it, also when one is gone after its days. */
  readonly known?: readonly (string | undefined)[];
}

/** Refuses files that were sent for something else, or that did not pass our check. One that is being checked may come along. */
export const refusalOfFiles = async (
  { readFile, clock }: FileDeps,
  { subject, purpose, files, known = [] }: Named,
) => {
  const added = [...new Set(files)].filter((id): id is string => id !== undefined && !known.includes(id));
  const found = await Promise.all(added.map((id) => readFile(subject, id, clock())));
  const isGood = (file: (typeof found)[number]): boolean =>
    file?.purpose === purpose && file.state !== 'REFUSED' && file.state !== 'EXPIRED';
  return found.every(isGood)
    ? undefined
    : refuse('FILE_NOT_FOUND', 'We do not have one of these files. Remove it, and send it again.');
};
