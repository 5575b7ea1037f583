import * as z from 'zod/mini';

const Position = z.tuple([z.string(), z.string().check(z.minLength(1), z.maxLength(1024))]);

/**
 * Packs where a page ended into what callers see as an opaque string. `list` names the list and its filter: a cursor
 * opens no other. It holds a position only, never a key: stores build the key themselves, so a forged cursor can at
 * worst begin elsewhere in the same list.
 */
export const encodeCursor = (list: string, position: string): string =>
  Buffer.from(JSON.stringify([list, position])).toString('base64url');

/** The position a cursor of this very list stands for; undefined when it is malformed or another list's. */
export const decodeCursor = (list: string, cursor: string): string | undefined => {
  try {
    const parsed = Position.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return parsed.success && parsed.data[0] === list ? parsed.data[1] : undefined;
  } catch {
    return undefined;
  }
};
