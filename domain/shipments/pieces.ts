import * as z from 'zod/mini';
import { BarrelCode } from '../kernel/barrel-code.ts';
import { poundsOf } from '../kernel/measures.ts';
import { ParcelCode } from '../parcels/parcel-code.ts';
import type { GoodsRow } from './form/goods.ts';
import { pieceExceptions, pieceStates } from './lifecycle.ts';
import { Screening } from './screening/screening.ts';

/** NSC: not screened. SPX: may fly on passenger aircraft. SCO: on all-cargo aircraft only. */
const securityStatuses = ['NSC', 'SPX', 'SCO'] as const;

const MOST_PIECES = 60;
/** The numbers of pieces that somebody chose. */
export const ChosenPieces = z
  .array(z.int().check(z.minimum(1), z.maximum(MOST_PIECES)))
  .check(z.minLength(1, 'Choose at least one piece'), z.maxLength(MOST_PIECES));

/** Length, width and height. */
export const Sides = z.object({
  length: z.number(),
  width: z.number(),
  height: z.number(),
  unit: z.enum(['in', 'cm']),
});

/** A piece as it was weighed and measured at the dock. */
const Measured = z.object({
  thousandthsLb: z.number(),
  /** Absent where only the weight was taken. */
  sides: z.optional(Sides),
  /** When we were told, ISO 8601, and by whom. */
  at: z.string(),
  by: z.string(),
  /** The file with the photo of the scale. */
  photo: z.optional(z.string()),
});

/** One piece of a shipment: a box or a barrel. Its label says `2/4`. */
export const Piece = z.object({
  /** 1 to the number of pieces. */
  n: z.number(),
  kind: z.enum(['BOX', 'BARREL']),
  barrel: z.optional(BarrelCode),
  /** As the sender declared it, in thousandths of a pound. */
  thousandthsLb: z.number(),
  /** Length, width and height as declared; absent for barrels. */
  sides: z.optional(Sides),
  /** The parcel of a mailbox that goes as this piece. */
  parcel: z.optional(ParcelCode),
  /** Before it was sent, staff looked into the parcel and found that it may fly: what its owner had told them is inside, who and when. */
  mayFly: z.optional(
    z.object({
      goods: z.array(z.object({ description: z.string(), quantity: z.number() })),
      by: z.string(),
      at: z.string(),
    }),
  ),
  /** It replaces what was declared in capacity, fees and papers, and never in what was promised. */
  measured: z.optional(Measured),
  state: z.enum(pieceStates),
  exception: z.optional(z.enum(pieceExceptions)),
  security: z.enum(securityStatuses),
  /** Every screening of it, the earliest first. Absent on pieces from before they were kept. */
  screenings: z.optional(z.array(Screening)),
  /** The airline of its flight has accepted it. */
  accepted: z.optional(z.literal(true)),
  /** Its own flight, only where that is not the one of its shipment: it was left behind and flies with another. */
  departureId: z.optional(z.string()),
  /** The flight with whose load it was put at the dock, until it is taken away from there. */
  loaded: z.optional(z.string()),
  /** When the last event happened, ISO 8601. */
  at: z.optional(z.string()),
});
export type Piece = z.infer<typeof Piece>;

/** What a shipment takes on a flight. */
interface Load {
  readonly thousandthsLb: number;
  readonly pieces: number;
}

/** The pieces of a form, counted through, in a state. */
export const piecesOf = (goods: readonly GoodsRow[], state: Piece['state']): Piece[] =>
  goods
    .flatMap((one) => Array.from({ length: one.quantity }, () => one))
    .map((one, index) => ({
      n: index + 1,
      ...(one.kind === 'box'
        ? {
            kind: 'BOX' as const,
            sides: { length: one.length, width: one.width, height: one.height, unit: one.lengthUnit },
          }
        : { kind: 'BARREL' as const, barrel: one.barrel }),
      thousandthsLb: Math.round(poundsOf(one.weight, one.weightUnit) * 1000),
      state,
      security: 'NSC' as const,
    }));

/** The weight that counts, in thousandths of a pound: as measured, and as declared until then. */
export const weightOf = ({
  measured,
  thousandthsLb,
}: {
  readonly measured?: Pick<NonNullable<Piece['measured']>, 'thousandthsLb'> | undefined;
  readonly thousandthsLb: number;
}): number => measured?.thousandthsLb ?? thousandthsLb;

/** What pieces take on a flight; canceled ones take nothing. */
export const loadOf = (pieces: readonly Pick<Piece, 'state' | 'thousandthsLb' | 'measured'>[]): Load => {
  const counted = pieces.filter(({ state }) => state !== 'CANCELLED');
  return {
    thousandthsLb: counted.reduce((sum, piece) => sum + weightOf(piece), 0),
    pieces: counted.length,
  };
};

/** Numbers of pieces in their order, each once. */
export const inOrder = (pieces: readonly number[]): number[] =>
  [...new Set(pieces)].toSorted((one, other) => one - other);

/** Whether two lists name the same pieces. */
export const samePieces = (one: readonly number[], other: readonly number[]): boolean =>
  inOrder(one).join() === inOrder(other).join();
