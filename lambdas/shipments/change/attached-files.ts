import type { FilePurpose } from '#domain/files/purposes.ts';
import type { FileReader } from '../../files/index.ts';

interface Asked {
  /** The shipment that the files have to belong to. */
  readonly number: string;
  readonly purpose: FilePurpose;
  readonly files: readonly string[];
  readonly now: Date;
}

/** Whether files are of a shipment and for a purpose, and were looked through: `wrong`, `being-checked`, or undefined when all is well. */
export const problemOfFiles = async (
  readFile: FileReader,
  { number, purpose, files: ids, now }: Asked,
): Promise<'wrong' | 'being-checked' | undefined> => {
  const subject = { kind: 'shipment', id: number } as const;
  const files = await Promise.all([...new Set(ids)].map((id) => readFile(subject, id, now)));
  const usable = files.every(
    (file) => file?.purpose === purpose && file.state !== 'REFUSED' && file.state !== 'EXPIRED',
  );
  if (!usable) return 'wrong';
  return files.every((file) => file?.state === 'RELEASED') ? undefined : 'being-checked';
};
