import type { FilePurpose } from '#domain/files/purposes.ts';
import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { FileReader } from '../files/index.ts';

export interface FileDeps {
  readonly readFile: FileReader;
}

export type FileRefusal = Refusal<'FILE_NOT_FOUND'>;

interface Asked {
  /** Absent where the form has none. */
  readonly file: string | undefined;
  readonly purpose: FilePurpose;
  /** Every id of the person whose file it has to be. */
  readonly ownerIds: readonly string[];
  /** The file that is there already: it stays, also when it is gone after its years. */
  readonly known?: string | undefined;
  readonly now: Date;
}

/**
 * Refuses a file that somebody else has sent, that was sent for something else, or that has not passed our check. The answer is the same
 * for a file that does not exist, so nobody finds out about others' files.
 */
export const ownFile = async (
  { readFile }: FileDeps,
  { file, purpose, ownerIds, known, now }: Asked,
): Promise<Result<undefined, never, FileRefusal>> => {
  if (file === undefined || file === known) return ok(undefined);
  const found = await Promise.all(ownerIds.map((id) => readFile({ kind: 'person', id }, file, now)));
  return found.some((one) => one?.purpose === purpose && one.state === 'RELEASED')
    ? ok(undefined)
    : refuse('FILE_NOT_FOUND', 'We do not have this file. Remove it, and send it again.');
};

/** The file of the invoice in a form; undefined where it comes later, or there is none. */
export const invoiceFile = ({ invoice }: { readonly invoice?: string | undefined }): string | undefined =>
  invoice === 'NONE' ? undefined : invoice;
