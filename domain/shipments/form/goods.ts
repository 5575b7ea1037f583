import * as z from 'zod/mini';
import { BarrelCode } from '../../kernel/barrel-code.ts';

const count = z.int().check(z.minimum(1), z.maximum(999));
const measure = z.number().check(z.positive(), z.maximum(20_000));
const weightUnit = z.enum(['lb', 'kg']);

/** Boxes or barrels of one size, as a price is asked for. The engine of quotes refuses what is too heavy. */
export const GoodsRow = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('box'),
    quantity: count,
    length: measure,
    width: measure,
    height: measure,
    lengthUnit: z.enum(['in', 'cm']),
    weight: measure,
    weightUnit,
  }),
  z.strictObject({
    kind: z.literal('barrel'),
    barrel: BarrelCode,
    quantity: count,
    weight: measure,
    weightUnit,
    emptyNeeded: z._default(z.boolean(), false),
  }),
]);
export type GoodsRow = z.output<typeof GoodsRow>;

/** Most rows of a form, and most pieces of a shipment: it is written in one transaction. More goods are a second shipment. */
export const MOST_ROWS = 20;
export const MOST_PIECES = 50;

/** How many pieces the rows make. */
export const piecesIn = (rows: readonly { readonly quantity: number }[]): number =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0);
