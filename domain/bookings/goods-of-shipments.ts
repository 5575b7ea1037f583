import type { Shipment } from '../shipments/shipment.ts';
import type { BookedGoods } from './booking.ts';

type Goods = Pick<Shipment, 'pieces'>;

const keyOf = ({ kind, barrel, weightLb }: BookedGoods): string => `${kind} ${barrel ?? ''} ${weightLb}`;

/** Boxes and barrels of shipments as a van needs to know them: those of one kind and weight together, canceled ones left out. */
export const goodsOfShipments = (shipments: readonly Goods[]): BookedGoods[] => {
  const rows = new Map<string, BookedGoods>();
  for (const { kind, barrel, thousandthsLb, measured, state } of shipments.flatMap(({ pieces }) => pieces)) {
    if (state === 'CANCELLED') continue;
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

/** The first of some shipments whose price has the pickup. */
export const heldByOf = (shipments: readonly Pick<Shipment, 'number' | 'promise'>[]): string | undefined =>
  shipments.find(({ promise }) => promise.lines.some(({ code }) => code === 'PU'))?.number;
