/**
 * A UUIDv7: 48 bits of Unix milliseconds, then randomness. It tells batches apart and keeps no secret; and
 * `crypto.randomUUID` is not there on a phone that looks at a development server over plain http.
 */
export const uuidV7 = (): string => {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = '7xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => Math.floor(Math.random() * 16).toString(16));
  return `${time.slice(0, 8)}-${time.slice(8)}-${random}`;
};
