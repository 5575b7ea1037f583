/**
 * A UUIDv7: 48 bits of Unix milliseconds, then random bits. It identifies a batch and is no secret. `crypto.randomUUID`
 * is missing on plain http, which a phone uses with a development server.
 */
export const uuidV7 = (): string => {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = '7xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => Math.floor(Math.random() * 16).toString(16));
  return `${time.slice(0, 8)}-${time.slice(8)}-${random}`;
};
