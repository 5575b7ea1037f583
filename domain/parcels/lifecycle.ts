/**
 * The state of a parcel (trade.md, Parcels). `IN_STORAGE`: on a shelf, and we know whose it is. `UNIDENTIFIED`: on a shelf, and we do
 * not. `REQUESTED`: its owner sends it on, in a shipment that is not booked yet. `PACKED`: a piece of a booked shipment. `SHIPPED`: it has
 * left. `RETURNING`: it goes back to its store. What is expected is a pre-alert and no parcel yet.
 */
export const parcelStates = [
  'IN_STORAGE',
  'UNIDENTIFIED',
  'REQUESTED',
  'PACKED',
  'SHIPPED',
  'DELIVERED',
  'RETURNING',
  'RETURNED',
  'DISPOSED',
] as const;
export type ParcelState = (typeof parcelStates)[number];

/** The states that may follow each state. What a flight leaves behind is packed again. A canceled shipment puts its parcels back on their shelf; nothing follows what has left for good. */
const parcelMoves = {
  IN_STORAGE: ['REQUESTED', 'RETURNING', 'UNIDENTIFIED', 'DISPOSED'],
  UNIDENTIFIED: ['IN_STORAGE', 'RETURNING', 'DISPOSED'],
  REQUESTED: ['PACKED', 'IN_STORAGE'],
  PACKED: ['SHIPPED', 'IN_STORAGE'],
  SHIPPED: ['DELIVERED', 'PACKED'],
  DELIVERED: [],
  RETURNING: ['RETURNED', 'IN_STORAGE', 'UNIDENTIFIED'],
  RETURNED: [],
  DISPOSED: [],
} as const satisfies Record<ParcelState, readonly ParcelState[]>;

/** Whether a state may follow another. */
export const mayBecome = (from: ParcelState, to: ParcelState): boolean =>
  (parcelMoves[from] as readonly ParcelState[]).includes(to);

const here: readonly ParcelState[] = ['IN_STORAGE', 'UNIDENTIFIED', 'REQUESTED', 'PACKED', 'RETURNING'];

/** Whether a parcel in this state lies on a shelf of ours. */
export const isHere = (state: ParcelState): boolean => here.includes(state);

/** The places that every received parcel is in one of, each once: on a shelf, with nobody known, sent, returned or disposed of. */
export const parcelPlaces = ['shelves', 'unidentified', 'sent', 'returned', 'disposed'] as const;
export type ParcelPlace = (typeof parcelPlaces)[number];

const places: Readonly<Record<ParcelState, ParcelPlace>> = {
  IN_STORAGE: 'shelves',
  REQUESTED: 'shelves',
  PACKED: 'shelves',
  RETURNING: 'shelves',
  UNIDENTIFIED: 'unidentified',
  SHIPPED: 'sent',
  DELIVERED: 'sent',
  RETURNED: 'returned',
  DISPOSED: 'disposed',
};

/** Where a parcel is counted. */
export const placeOf = (state: ParcelState): ParcelPlace => places[state];
