import * as z from 'zod/mini';
import { Shelf } from '../parcel.ts';

/** Words before the name of a shelf on its label, so that no tracking number is taken for a shelf. */
const MARK = 'SHELF ';

/** What the label of a shelf has in its barcode: `SHELF B-04`. */
export const shelfCode = (shelf: string): string => `${MARK}${shelf}`;

/** Letters and one or two short numbers, as shelves of a house are named. Longer ones need the mark. */
const SHORT = /^[A-Z]{1,3}-?\d{1,3}(?:-\d{1,2})?$/;

/** The shelf that a scanned or typed text names; undefined where it could be anything else. */
export const readShelf = (text: string): string | undefined => {
  const said = text.trim().toUpperCase().replace(/\s+/g, ' ');
  const marked = /^SHELF[ :](.*)$/.exec(said)?.[1];
  const { success, data } = z.safeParse(Shelf, marked ?? said);
  return success && (marked !== undefined || SHORT.test(data)) ? data : undefined;
};
