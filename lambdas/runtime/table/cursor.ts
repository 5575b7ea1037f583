import * as z from 'zod/mini';

const Position = z.tuple([z.string(), z.string().check(z.minLength(1), z.maxLength(1024))]);

/**
 * Encodes the position after a page as an opaque string. `list` names the list and its filter, and the cursor is valid for
 * this list only. It contains a position and never a key: stores build keys themselves, so a forged cursor can only begin
 * elsewhere in the same list.
 */
export const encodeCursor = (list: string, position: string): string =>
  Buffer.from(JSON.stringify([list, position])).toString('base64url');

/** Decodes the position. Undefined when the cursor is malformed or belongs to another list. */
export const decodeCursor = (list: string, cursor: string): string | undefined => {
  try {
    const parsed = Position.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return parsed.success && parsed.data[0] === list ? parsed.data[1] : undefined;
  } catch {
    return undefined;
  }
};
