import { type ParcelHold, parcelHolds } from '#domain/parcels/holds/hold-kinds.ts';
import { type ParcelState, parcelStates } from '#domain/parcels/lifecycle.ts';
import { Shelf } from '#domain/parcels/parcel.ts';

/** What the list shows. An index answers each of these questions, but no two of them together. */
export interface Question {
  readonly state?: ParcelState;
  readonly hold?: ParcelHold;
  /** The name of a shelf, `B-04`. */
  readonly shelf?: string;
  readonly mailbox?: string;
  /** A month in which parcels left, `2026-11`. */
  readonly closed?: string;
  readonly search?: string;
}

/** The name of a shelf as somebody typed it; undefined for what is none. */
export const shelfIn = (typed: string): string | undefined => Shelf.safeParse(typed).data;

/** The question in an address. The first one that makes sense counts; without any, all parcels that are here are meant. */
export const questionOf = (asked: URLSearchParams): Question => {
  const search = asked.get('search')?.trim();
  if (search) return { search };
  const state = parcelStates.find((one) => one === asked.get('state'));
  if (state) return { state };
  const hold = parcelHolds.find((one) => one === asked.get('hold'));
  if (hold) return { hold };
  const shelf = shelfIn(asked.get('shelf') ?? '');
  if (shelf !== undefined) return { shelf };
  const mailbox = asked.get('mailbox') ?? '';
  if (/^\d{1,10}$/.test(mailbox)) return { mailbox };
  const closed = asked.get('closed') ?? '';
  return /^\d{4}-\d{2}$/.test(closed) ? { closed } : {};
};
