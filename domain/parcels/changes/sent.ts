import * as z from 'zod/mini';
import { hasFlown, type PieceState } from '../../shipments/lifecycle.ts';
import { TrackingNumber } from '../../shipments/tracking-number.ts';
import { type HoldFacts, holdsOf } from '../holds/holds.ts';
import type { ParcelState } from '../lifecycle.ts';
import type { Parcel, parcelDeeds } from '../parcel.ts';
import { ParcelCode } from '../parcel-code.ts';
import { type By, next } from './step.ts';

/**
 * Why a parcel cannot be sent on now. `NOT_FOUND` is also that of somebody else. `HELD`: something has to be cleared first.
 * `IN_SHIPMENT`: it is in one already. `NOT_HERE`: it goes back to its store, or is gone.
 */
const notFreeWhys = ['NOT_FOUND', 'HELD', 'IN_SHIPMENT', 'NOT_HERE'] as const;

/** The first parcel that keeps all of them from being sent. */
export const ParcelNotFree = z.object({
  code: ParcelCode,
  why: z.enum(notFreeWhys),
  /** For `IN_SHIPMENT`: which one. */
  number: z.optional(TrackingNumber),
});
export type ParcelNotFree = z.infer<typeof ParcelNotFree>;

/** Why a parcel of somebody cannot be sent on; undefined when it can. */
export const notFree = (parcel: Parcel, facts: HoldFacts): Omit<ParcelNotFree, 'code'> | undefined => {
  const { state, shipment } = parcel;
  if (shipment !== undefined) return { why: 'IN_SHIPMENT', number: shipment.number };
  if (state !== 'IN_STORAGE') return { why: 'NOT_HERE' };
  return holdsOf(parcel, facts).length === 0 ? undefined : { why: 'HELD' };
};

/** What its owner reads of it. */
export const notFreeWords = ({ code, why, number }: ParcelNotFree): string => {
  const words: Readonly<Record<ParcelNotFree['why'], string>> = {
    NOT_FOUND: `You have no parcel ${code}.`,
    HELD: `Parcel ${code} cannot be sent yet. Open it: it says what is missing.`,
    IN_SHIPMENT: `Parcel ${code} is in shipment ${number} already.`,
    NOT_HERE: `Parcel ${code} goes back to its store, or is not here any more.`,
  };
  return words[why];
};

/** A parcel that goes as a piece of a shipment. Nobody can ask for it a second time. */
export const requested = (
  before: Parcel,
  { number, piece, at }: Pick<By, 'at'> & { readonly number: string; readonly piece: number },
): Parcel => next(before, { state: 'REQUESTED', shipment: { number, piece, at } }, { at });

/** The state of a parcel by that of its piece. A shipment that is canceled puts it back on its shelf. */
export const stateByPiece = (piece: PieceState): ParcelState => {
  if (piece === 'CANCELLED') return 'IN_STORAGE';
  if (piece === 'DELIVERED') return 'DELIVERED';
  if (hasFlown({ state: piece })) return 'SHIPPED';
  return piece === 'DRAFT' ? 'REQUESTED' : 'PACKED';
};

const withoutShipment = ({ shipment, ...parcel }: Parcel): Parcel => parcel;
const withoutClosing = ({ closedAt, ...parcel }: Parcel): Parcel => parcel;

/** A parcel after its piece: the same one where it is so already, or where another shipment has it. What was delivered stays so. */
export const followed = (
  before: Parcel,
  { number, piece, at }: Pick<By, 'at'> & { readonly number: string; readonly piece: PieceState },
): Parcel => {
  const state = stateByPiece(piece);
  if (before.shipment?.number !== number || before.state === state || before.state === 'DELIVERED')
    return before;
  const open = state === 'IN_STORAGE' ? withoutShipment(withoutClosing(before)) : withoutClosing(before);
  return next(open, { state }, { at });
};

type Deed = (typeof parcelDeeds)[number];
/** The states on the way out, each with what has happened then. */
const onTheWay = ['REQUESTED', 'PACKED', 'SHIPPED', 'DELIVERED'] as const;
const deeds: Readonly<Record<(typeof onTheWay)[number], Deed>> = {
  REQUESTED: 'requested',
  PACKED: 'packed',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
};
const rank = (state: ParcelState): number => (onTheWay as readonly ParcelState[]).indexOf(state);

/** What has happened between two states on the way out: all of it, also where what tells of it came late or not at all. */
export const deedsBetween = ({ state: from }: Parcel, { state: to }: Parcel): readonly Deed[] => {
  if (to === 'IN_STORAGE') return ['released'];
  const reached = onTheWay.slice(rank(from) + 1, rank(to) + 1).map((state) => deeds[state]);
  // A flight left it behind, so it is packed for another one.
  return reached.length > 0 ? reached : ['packed'];
};
