import { createHash } from 'node:crypto';
import type { FilePurpose, SubjectKind } from '#domain/files/purposes.ts';
import { idOf } from './id-of.ts';
import type { PastCloud, Person } from './past-cloud.ts';
import { waitUntil } from './wait-until.ts';

/** A file of the samples, and what it belongs to. */
export interface SampleFile {
  readonly purpose: FilePurpose;
  readonly subject: { readonly kind: SubjectKind; readonly id: string };
  readonly contentType: 'image/jpeg' | 'image/png' | 'application/pdf';
  readonly bytes: Uint8Array;
  /** The same words are the same file, so that an interrupted seed sends none twice. */
  readonly words: string;
}

interface Upload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}
interface File {
  readonly id: string;
  readonly state: string;
}

/** Sends a file as a browser does, and returns its id. The cloud looks through it after that. */
export const sendFile = async (past: PastCloud, as: Person, sent: SampleFile): Promise<string> => {
  const { purpose, subject, contentType, bytes, words } = sent;
  // Files are looked through now, whatever the clock of the samples says.
  past.at(new Date());
  const { file, upload } = (await past.ask('POST /api/files', {
    as,
    headers: { 'idempotency-key': idOf(words) },
    body: {
      purpose,
      subject,
      contentType,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('base64'),
    },
  })) as { file: File; upload?: Upload };
  const put =
    upload &&
    (await fetch(upload.url, { method: 'PUT', headers: upload.headers, body: new Uint8Array(bytes) }));
  if (put?.ok === false) throw new Error(`The file ${words} was refused: ${await put.text()}`);
  return file.id;
};

/** Sends a file, and waits until the cloud has looked through it. Returns its id. */
export const sendReleasedFile = async (past: PastCloud, as: Person, sent: SampleFile): Promise<string> => {
  const wanted = await sendFile(past, as, sent);
  const query = { subject: `${sent.subject.kind}:${sent.subject.id}` };
  await waitUntil(
    async () => {
      const { items } = (await past.ask('GET /api/files', { as, query })) as { items: readonly File[] };
      return items.some(({ id, state }) => id === wanted && state === 'RELEASED');
    },
    () => `The file ${sent.words} was not released.`,
  );
  return wanted;
};
