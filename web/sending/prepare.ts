import { type ContentType, sniff } from '#domain/files/content/sniff.ts';
import { refusalWords } from '#domain/files/refusals.ts';

/** A file as it is sent. */
export interface Prepared {
  readonly blob: Blob;
  readonly contentType: ContentType;
  /** SHA-256 in base64. */
  readonly sha256: string;
}

/** Why a chosen file is not sent, in words for the person who chose it. */
export class NotSendable extends Error {}

/** A page of paper can be read at this size, and it is a tenth of what a phone's camera makes. */
const MAX_SIDE = 2000;
const QUALITY = 0.8;

/** Draws a photo again, upright and no larger than needed. What is drawn has no position in it. */
const drawnAgain = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  // JPEG has no transparency: what was transparent becomes paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('This browser cannot write a JPEG.');
  return blob;
};

const sha256Of = async (blob: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

const HEAD_BYTES = 64;

/**
 * Makes a chosen file ready to be sent: photos are drawn again, smaller; PDFs stay as they are. Throws `NotSendable` for
 * a file that is neither, or that this browser cannot open.
 */
export const prepare = async (file: File): Promise<Prepared> => {
  const kind = sniff(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === undefined) throw new NotSendable(refusalWords('NOT_ALLOWED'));
  if (kind === 'application/pdf') {
    return { blob: file, contentType: kind, sha256: await sha256Of(file) };
  }
  const blob = await drawnAgain(file).catch(() => {
    throw new NotSendable(refusalWords(kind === 'heic' ? 'HEIC' : 'DAMAGED'));
  });
  return { blob, contentType: 'image/jpeg', sha256: await sha256Of(blob) };
};
