import { fileEndpoints } from '#domain/files/endpoints.ts';
import { type FileSubject, subjectText } from '#domain/files/file.ts';
import type { FilePurpose } from '#domain/files/purposes.ts';
import { refusalWords } from '#domain/files/refusals.ts';
import { api } from '#web/api/client.ts';
import type { Prepared } from './prepare.ts';
import { Lost } from './put-bytes.ts';
import { send } from './send.ts';

/** A photo as it is kept: its bytes, for not every browser keeps a blob in its database. */
export interface KeptPhoto extends Omit<Prepared, 'blob'> {
  readonly bytes: ArrayBuffer;
  readonly purpose: FilePurpose;
  /** The same each time it is sent, so that it becomes one file. */
  readonly key: string;
}

/** Makes a photo ready to be kept. */
export const keptPhoto = async (
  { blob, ...prepared }: Prepared,
  purpose: FilePurpose,
): Promise<KeptPhoto> => ({
  ...prepared,
  bytes: await blob.arrayBuffer(),
  purpose,
  key: crypto.randomUUID(),
});

/** Sends a photo to the files of what it shows. Returns the id of the file. */
export const sendPhoto = async (
  subject: FileSubject,
  { bytes, purpose, key, ...rest }: KeptPhoto,
): Promise<string> => {
  let fileId = '';
  const prepared = { ...rest, blob: new Blob([bytes], { type: rest.contentType }) };
  await send(
    { subject, purpose, prepared, key },
    {
      onAsked: (id) => {
        fileId = id;
      },
      onProgress: () => undefined,
    },
  );
  return fileId;
};

/** The list of files begins with the newest. */
const NEWEST = 25;
const LOOKS = 10;
const LOOK_MS = 1000;

/** Waits until a photo was looked through, for nobody is shown another one. Throws `Lost` when that takes longer. */
export const whenReleased = async (subject: FileSubject, fileId: string): Promise<void> => {
  const query = { subject: subjectText(subject), limit: NEWEST };
  for (let look = 0; look < LOOKS; look += 1) {
    const { items } = await api(fileEndpoints.list, { query });
    const file = items.find(({ id }) => id === fileId);
    if (file?.state === 'RELEASED') return;
    if (file?.reason !== undefined) throw new Error(refusalWords(file.reason));
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  throw new Lost();
};
