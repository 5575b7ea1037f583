import { type FileSubject, subjectFrom } from '#domain/files/file.ts';
import type { PictureWidth } from '#domain/files/picture-sizes.ts';
import { type FilePurpose, rulesOf } from '#domain/files/purposes.ts';

/** Where files arrive. The grant of the API to write ends at this folder. */
const INCOMING = 'incoming/';
const INCOMING_KEY = /^incoming\/([a-z]+)\/([^/]+)\/([0-9a-f-]{36})$/;

interface Place {
  readonly subject: FileSubject;
  readonly id: string;
}

/** The name of a file in quarantine. It has ids only. */
export const incomingKey = ({ subject: { kind, id: of }, id }: Place): string =>
  `${INCOMING}${kind}/${of}/${id}`;

/** Which file an object in quarantine is. Undefined when the object is none of ours. */
export const placeOf = (key: string): Place | undefined => {
  const [, kind, of, id] = INCOMING_KEY.exec(key) ?? [];
  const subject = subjectFrom(`${kind}:${of}`);
  return subject && id ? { subject, id } : undefined;
};

/** The name of a released file. Its folder decides how long it is kept. */
export const releasedKey = ({
  purpose,
  id,
}: {
  readonly purpose: FilePurpose;
  readonly id: string;
}): string => `files/${rulesOf(purpose).folder}/${id}`;

/** The name of the small copy of a released photo. Its folder is its own, so that whoever sends letters reads nothing else. */
export const smallKey = ({ id }: { readonly id: string }): string => `files/small/${id}`;

/** The name of a copy of a released picture for pages, beside the picture itself. */
export const sizedKey = (
  file: { readonly purpose: FilePurpose; readonly id: string },
  width: PictureWidth,
): string => `${releasedKey(file)}-${width}`;
