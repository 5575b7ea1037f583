import type { ContentType } from './content/sniff.ts';
import type { FileState } from './lifecycle.ts';

/** What a file is, as people call it. */
export const fileKinds: Readonly<Record<ContentType, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'Photo',
  'image/png': 'Picture',
  'image/webp': 'Picture',
};

/** How far a file is, as whoever sent it reads it. */
export const fileStateNames: Readonly<Record<FileState, string>> = {
  ASKED: 'On its way',
  CHECKING: 'Being checked',
  RELEASED: 'With us',
  REFUSED: 'Not accepted',
  EXPIRED: 'Did not arrive',
};

/** How large it is: `120 KB`, `1.4 MB`. */
export const sizeWords = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
