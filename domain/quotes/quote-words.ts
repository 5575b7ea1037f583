import { destinations } from '../kernel/destinations.ts';
import type { EstimateRequest } from './estimate-request.ts';

const gallons = { B30: 30, B55: 55, B77: 77 } as const;

/** `1 barrel (55 gallons)`: a count right before another number reads like one number. */
const barrels = (count: number, size: number): string =>
  `${count === 1 ? '1 barrel' : `${count} barrels`} (${size} gallons)`;
const boxes = (count: number): string => (count === 1 ? '1 box' : `${count} boxes`);

/** Boxes, or barrels of one size, as far as they are counted. */
interface Counted {
  readonly kind: 'box' | 'barrel';
  readonly barrel?: keyof typeof gallons | undefined;
  readonly quantity: number;
}

/** What is sent, in a few words for lists and subjects: `1 barrel (55 gallons) and 2 boxes`. */
export const goodsInWords = ({ goods }: { readonly goods: readonly Counted[] }): string => {
  const boxCount = goods.reduce((sum, one) => (one.kind === 'box' ? sum + one.quantity : sum), 0);
  const words = (['B30', 'B55', 'B77'] as const).flatMap((code) => {
    const count = goods.reduce(
      (sum, one) => (one.kind === 'barrel' && one.barrel === code ? sum + one.quantity : sum),
      0,
    );
    return count > 0 ? [barrels(count, gallons[code])] : [];
  });
  if (boxCount > 0) words.push(boxes(boxCount));
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(', ')} and ${last}` : last;
};

/** The same with the country: `1 box to Guyana`. */
export const requestInWords = (request: Pick<EstimateRequest, 'goods' | 'to'>): string =>
  `${goodsInWords(request)} to ${destinations[request.to].country}`;

/** Boxes of one size, or barrels of one size, as they were typed. Who fetches boxes knows no sizes. */
interface Row extends Counted {
  readonly length?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly lengthUnit?: string | undefined;
  /** Of one piece. */
  readonly weight: number;
  readonly weightUnit: string;
}

/** A row with its size and weight: `1 barrel (55 gallons), 140 lb`, or `2 boxes, 18 × 18 × 18 in, 40 lb each`. */
export const rowInWords = (row: Row): string => {
  const { length, width, height, lengthUnit, weight, weightUnit, quantity } = row;
  const size = length === undefined ? [] : [`${length} × ${width} × ${height} ${lengthUnit}`];
  const each = quantity === 1 ? '' : ' each';
  return [goodsInWords({ goods: [row] }), ...size, `${weight} ${weightUnit}${each}`].join(', ');
};
