import type { Shipment } from '../shipments/shipment.ts';
import { stateByPiece } from './changes/sent.ts';
import { isHere, type ParcelPlace, parcelPlaces, placeOf } from './lifecycle.ts';
import type { Parcel } from './parcel.ts';

type Sent = Pick<Shipment, 'number' | 'pieces'>;

/** Everything that the tables say once nothing is under way. */
export interface ParcelBooks {
  /** The code of each parcel that was received, once for each time that it was told. */
  readonly received: readonly string[];
  readonly parcels: readonly Parcel[];
  readonly shipments: readonly Sent[];
}

/** How many parcels are in each place. */
export const countPlaces = (
  parcels: readonly Pick<Parcel, 'state'>[],
): Readonly<Record<ParcelPlace, number>> => {
  const count = (place: ParcelPlace) => parcels.filter(({ state }) => placeOf(state) === place).length;
  return Object.fromEntries(parcelPlaces.map((place) => [place, count(place)])) as Record<
    ParcelPlace,
    number
  >;
};

const repeated = (codes: readonly string[]): readonly string[] => [
  ...new Set(codes.filter((code, place) => codes.indexOf(code) !== place)),
];

/** Received = shelves + unidentified + sent + returned + disposed. */
const lost = ({ received, parcels }: ParcelBooks): readonly string[] => {
  const known = parcels.map(({ code }) => code);
  return [
    ...repeated(received).map((code) => `${code} was received twice`),
    ...repeated(known).map((code) => `${code} is in two places`),
    ...received.filter((code) => !known.includes(code)).map((code) => `${code} was received and is nowhere`),
    ...known
      .filter((code) => !received.includes(code))
      .map((code) => `${code} is here and was never received`),
  ];
};

const wrongPlace = ({ code, state, shelf, closedAt, ownerId, mailbox }: Parcel): readonly string[] => [
  ...(shelf !== undefined && !isHere(state) ? [`${code} is ${state} and on a shelf`] : []),
  ...((closedAt === undefined) === isHere(state) ? [] : [`${code} is ${state} and closed at ${closedAt}`]),
  ...((ownerId === undefined) === (mailbox === undefined) ? [] : [`${code} has half an owner`]),
];

/** Every parcel that is on its way out has its piece, and stands where that does. */
const wrongShipment = ({ code, state, shipment }: Parcel, shipments: readonly Sent[]): readonly string[] => {
  const isOut = ['REQUESTED', 'PACKED', 'SHIPPED', 'DELIVERED'].includes(state);
  if (shipment === undefined) return isOut ? [`${code} is ${state} in no shipment`] : [];
  const piece = shipments
    .find(({ number }) => number === shipment.number)
    ?.pieces.find(({ n, parcel }) => n === shipment.piece && parcel === code);
  if (piece === undefined) return [`${code} is not in ${shipment.number}, which it names`];
  const expected = stateByPiece(piece.state);
  return expected === state ? [] : [`${code} is ${state}, and its piece says ${expected}`];
};

/** Every piece that counts has its parcel. */
const wrongPieces = ({ number, pieces }: Sent, parcels: readonly Parcel[]): readonly string[] =>
  pieces
    .filter(({ parcel, state }) => parcel !== undefined && state !== 'CANCELLED')
    .filter(({ n, parcel }) => {
      const { shipment } = parcels.find(({ code }) => code === parcel) ?? {};
      return shipment?.number !== number || shipment.piece !== n;
    })
    .map(({ n, parcel }) => `${parcel} does not know that it is piece ${n} of ${number}`);

/** Everything that is wrong with the parcels, in words; empty when each is in one place and every shipment has its own. */
export const parcelFaults = (books: ParcelBooks): readonly string[] => [
  ...lost(books),
  ...books.parcels.flatMap(wrongPlace),
  ...books.parcels.flatMap((parcel) => wrongShipment(parcel, books.shipments)),
  ...books.shipments.flatMap((shipment) => wrongPieces(shipment, books.parcels)),
];
