import type { DestinationCode } from '../kernel/destinations.ts';
import type { LengthUnit, WeightUnit } from '../kernel/measures.ts';
import type { EstimateRequest, Goods } from './estimate.ts';

const rowOf = (row: Goods, index: number) => {
  const id = index + 1;
  const quantity = String(row.quantity);
  const weight = String(row.weight);
  return row.kind === 'barrel'
    ? { kind: row.kind, id, barrel: row.barrel, quantity, weight, emptyNeeded: row.emptyNeeded ?? false }
    : {
        kind: row.kind,
        id,
        quantity,
        length: String(row.length),
        width: String(row.width),
        height: String(row.height),
        weight,
      };
};

interface TypedGoods {
  readonly goods: readonly ReturnType<typeof rowOf>[];
  readonly lengthUnit: LengthUnit;
  readonly weightUnit: WeightUnit;
}

/** Boxes and barrels as they are typed. All rows of a form have the same units, for they came from one. */
export const typedGoods = (goods: readonly Goods[]): TypedGoods => ({
  goods: goods.map(rowOf),
  lengthUnit: goods.find((row) => row.kind === 'box')?.lengthUnit ?? 'in',
  weightUnit: goods[0]?.weightUnit ?? 'lb',
});

/** What was asked for, with where we pick it up and the town of its delivery, which a price does not need. */
interface Asked {
  readonly request: EstimateRequest;
  readonly pickupZip?: string | undefined;
  readonly town?: string | undefined;
}

/** The fields of the calculator as somebody types them who asks for this price. */
export const typedPrice = ({ request, pickupZip, town = '' }: Asked) => ({
  to: request.to satisfies DestinationCode,
  ...typedGoods(request.goods),
  express: request.service === 'express',
  // It keeps its price, and the sender brings it: parcels in a mailbox are sent from their own page.
  mailbox: false,
  pickup: pickupZip !== undefined,
  zip: pickupZip ?? '',
  stairs: request.stairs ?? false,
  door: request.doorDelivery ?? false,
  town,
  brokerage: request.brokerage,
  insured: request.insured,
});

/** The value of all goods in dollars as it is typed; empty when none was given. */
export const typedValue = ({ declaredValue }: Pick<EstimateRequest, 'declaredValue'>): string =>
  declaredValue === undefined ? '' : String(declaredValue / 100);
