import { createHash } from 'node:crypto';

/** Where the time of a UUIDv7 ends; what follows tells one id of a millisecond from another. */
const TIME_LENGTH = '019a1d3c-0000-7'.length;

/**
 * An id that follows from what something is made of: always the same one, so that making it again makes nothing twice. A UUIDv8 (RFC 9562),
 * or with the time of another id (a UUIDv7), so that both are listed at the same place.
 */
export const derivedId = (madeOf: string, timeOf = ''): string => {
  const hex = createHash('sha256').update(madeOf).digest('hex');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  const time = timeOf.slice(0, TIME_LENGTH);
  return `${time}${id.slice(time.length)}`;
};
