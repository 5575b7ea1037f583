import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Of AES-GCM: 96 bits are its standard, and the tag is whole. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Which way of sealing it is, so that another one can be told apart from it. */
const WAY = 'v1.';

const secretOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * Seals a short text with AES-256-GCM. `place` says what it belongs to: it opens nowhere else, so that nobody who can write to the
 * table can put the number of one person in the place of another's.
 */
export const sealText = (key: string, place: string, text: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secretOf(key), nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${WAY}${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
};

/** Opens a sealed text. Throws when the key or the place is another one, or when a bit of it was changed. */
export const openText = (key: string, place: string, sealed: string): string => {
  if (!sealed.startsWith(WAY)) throw new Error('This text was sealed in a way that is not known.');
  const bytes = Buffer.from(sealed.slice(WAY.length), 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', secretOf(key), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  );
};
