import { newYorkDay } from '#domain/kernel/new-york.ts';
import { isHere, type ParcelState } from '#domain/parcels/lifecycle.ts';
import { Parcel, ParcelEntry } from '#domain/parcels/parcel.ts';
import { type Expiry, expires } from '../../runtime/table/expires.ts';

export const PARCEL = 'PARCEL';
export const HISTORY = 'H#';

export const partitionOf = (code: string): string => `PARCEL#${code}`;
export const parcelKey = (code: string) => ({ pk: partitionOf(code), sk: PARCEL });

/** Partitions of the index: the parcels that are here by their state, and those that have left by it and the New York month in which they did. */
export const openPartition = (state: ParcelState): string => `OPEN#${state}`;
export const closedPartition = (state: ParcelState, month: string): string => `CLOSED#${state}#${month}`;

/** Where a parcel is in a list: first when it came, then which one it is. */
export const position = (at: string, code: string): string => `${at}#${code}`;
/** The code in the sort key of a list. */
export const codeIn = (sortKey: string): string => sortKey.slice(sortKey.lastIndexOf('#') + 1);

/** Until when what belongs to a parcel is kept that has left. One that is here stays. */
export const keptUntil = ({ closedAt }: Pick<Parcel, 'closedAt'>): { readonly expires_at?: Expiry } =>
  closedAt === undefined ? {} : { expires_at: expires(new Date(closedAt), 'parcels') };

const listedIn = ({ code, state, receivedAt, closedAt = receivedAt }: Parcel) =>
  isHere(state)
    ? { gsi1pk: openPartition(state), gsi1sk: position(receivedAt, code) }
    : {
        gsi1pk: closedPartition(state, newYorkDay(new Date(closedAt)).slice(0, 7)),
        gsi1sk: position(closedAt, code),
      };

/** A parcel lies in the index by itself: its state changes with one write, and lists of states need no second read. */
export const parcelItem = (parcel: Parcel) => ({
  ...parcelKey(parcel.code),
  ...listedIn(parcel),
  ...parcel,
  ...keptUntil(parcel),
});

/** An entry of the history, sorted by its time. The form makes the id of a note, so a note is keyed by it alone and written once. */
export const historyKey = (code: string, { id, at, what }: Pick<ParcelEntry, 'id' | 'at' | 'what'>) => ({
  pk: partitionOf(code),
  sk: what === 'note' ? `${HISTORY}${id}` : `${HISTORY}${at}#${id}`,
});

/** It may say what its owner wrote, so it is not kept longer than a parcel that has left. A parcel that stays for years outlives its first entries. */
export const historyItem = (code: string, entry: ParcelEntry) => ({
  ...historyKey(code, entry),
  ...entry,
  expires_at: expires(new Date(entry.at), 'parcels'),
});

/** Parses an item with the schema of the domain, which also drops the keys. */
export const toParcel = (item: unknown): Parcel => Parcel.parse(item);
export const toEntry = (item: unknown): ParcelEntry => ParcelEntry.parse(item);
