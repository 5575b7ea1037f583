import type { Shipment } from '../shipments/shipment.ts';
import type { BookedGoods } from './booking.ts';

type Goods = Pick<Shipment, 'pieces'>;

const keyOf = ({ kind, barrel, weightLb }: BookedGoods): string => `${kind} ${barrel ?? ''} ${weightLb}`;

/** Boxes and barrels as a van needs to know them: those of one kind and weight together. */
export const goodsOfPieces = (pieces: Goods['pieces']): BookedGoods[] => {
  const rows = new Map<string, BookedGoods>();
  for (const { kind, barrel, thousandthsLb, measured } of pieces) {
    const one: BookedGoods = {
      kind: kind === 'BARREL' ? 'barrel' : 'box',
      ...(barrel === undefined ? {} : { barrel }),
      quantity: 1,
      weightLb: (measured?.thousandthsLb ?? thousandthsLb) / 1000,
    };
    const known = rows.get(keyOf(one));
    rows.set(keyOf(one), { ...one, quantity: (known?.quantity ?? 0) + 1 });
  }
  return [...rows.values()];
};

/** The same of shipments, canceled pieces left out. */
export const goodsOfShipments = (shipments: readonly Goods[]): BookedGoods[] =>
  goodsOfPieces(shipments.flatMap(({ pieces }) => pieces.filter(({ state }) => state !== 'CANCELLED')));

/** The first of some shipments whose price has the pickup. */
export const heldByOf = (shipments: readonly Pick<Shipment, 'number' | 'promise'>[]): string | undefined =>
  shipments.find(({ promise }) => promise.lines.some(({ code }) => code === 'PU'))?.number;
