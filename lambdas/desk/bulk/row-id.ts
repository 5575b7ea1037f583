import { createHash } from 'node:crypto';

/** The id of a row of a bulk change: always the same, in the shape of a UUID. */
export const rowIdOf = (bulk: string, row: string): string => {
  const hex = createHash('sha256').update(`${bulk}#${row}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};
