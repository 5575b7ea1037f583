import type { DestinationCode } from '#domain/kernel/destinations.ts';
import type { EstimateRequest, Goods } from '#domain/quotes/estimate.ts';
import { emptyDraft, type GoodsDraft } from '#web/price-form/draft/draft.ts';
import { pathOf } from '#web/price-form/draft/link.ts';

const rowOf = (goods: Goods, index: number): GoodsDraft => {
  const row = { id: index + 1, quantity: String(goods.quantity), weight: String(goods.weight) };
  return goods.kind === 'barrel'
    ? { ...row, kind: 'barrel', barrel: goods.barrel, emptyNeeded: goods.emptyNeeded ?? false }
    : {
        ...row,
        kind: 'box',
        length: String(goods.length),
        width: String(goods.width),
        height: String(goods.height),
      };
};

/** The path of the calculator with this example as input. */
export const calculatorPath = (
  to: DestinationCode,
  goods: readonly Goods[],
  wishes: Partial<EstimateRequest> = {},
): string => {
  const metric = goods.some((each) => each.kind === 'box' && each.lengthUnit === 'cm');
  return pathOf({
    ...emptyDraft,
    to,
    goods: goods.map(rowOf),
    lengthUnit: metric ? 'cm' : 'in',
    weightUnit: goods[0]?.weightUnit ?? 'lb',
    express: wishes.service === 'express',
    mailbox: wishes.mailbox ?? false,
    pickup: wishes.pickupMiles !== undefined,
    brokerage: wishes.brokerage ?? false,
    insured: wishes.insured ?? false,
    value: wishes.declaredValue === undefined ? '' : String(wishes.declaredValue / 100),
  });
};
