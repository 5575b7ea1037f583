import { fileEndpoints } from '#domain/files/endpoints.ts';
import { type FileEntry, type FileSubject, subjectText } from '#domain/files/file.ts';
import { refusalWords } from '#domain/files/refusals.ts';
import { api } from '#web/api/client.ts';
import { NotSendable, prepare } from '#web/sending/prepare.ts';
import { send } from '#web/sending/send.ts';

/** A picture that arrived and was looked through. */
export interface SentPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** A picture is looked through within a second or two of its arrival. */
const ASK_AGAIN_MS = 1000;
const MOST_ASKED = 60;
const NOT_LOOKED_THROUGH =
  'The picture arrived, and we have not looked through it yet. Wait a minute and choose it again.';

const entryOf = async (subject: FileSubject, id: string): Promise<FileEntry | undefined> => {
  const query = { subject: subjectText(subject) };
  return (await api(fileEndpoints.list, { query })).items.find((file) => file.id === id);
};

/** Waits until a picture may be shown. Throws, in words for the writer, when it may not. */
const released = async (subject: FileSubject, id: string): Promise<void> => {
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const entry = await entryOf(subject, id);
    if (entry?.state === 'RELEASED') return;
    if (entry?.reason !== undefined) throw new NotSendable(refusalWords(entry.reason));
    await new Promise((wait) => setTimeout(wait, ASK_AGAIN_MS));
  }
  throw new Error(NOT_LOOKED_THROUGH);
};

const sizeOf = async (blob: Blob): Promise<Pick<SentPicture, 'width' | 'height'>> => {
  const picture = await createImageBitmap(blob);
  const { width, height } = picture;
  picture.close();
  return { width, height };
};

/** Draws a chosen picture again without what its camera noted, sends it, and waits until it was looked through. @param key the same for each try. */
export const sendPicture = async (
  chosen: File,
  {
    post,
    key,
    onProgress,
  }: { readonly post: string; readonly key: string; readonly onProgress: (arrived: number) => void },
): Promise<SentPicture> => {
  const prepared = await prepare(chosen);
  if (prepared.contentType !== 'image/jpeg')
    throw new NotSendable('This is not a picture. Choose a JPEG, PNG or WebP.');
  const subject: FileSubject = { kind: 'post', id: post };
  let file = '';
  await send(
    { subject, purpose: 'POST_PICTURE', prepared, key },
    {
      onAsked: (id) => {
        file = id;
      },
      onProgress,
    },
  );
  const [size] = await Promise.all([sizeOf(prepared.blob), released(subject, file)]);
  return { file, ...size };
};
