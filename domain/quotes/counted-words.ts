import type { Estimate } from './estimate.ts';

interface Sides {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Why boxes are priced by more pounds than the scale shows: their size counts (trade.md, The price). Undefined where their weight does.
 * `sides`: of all of them, in inches; those of a single box are named.
 */
export const countedWords = (
  { chargeableLb, grossLb, dimensionalLb }: Pick<Estimate, 'chargeableLb' | 'grossLb' | 'dimensionalLb'>,
  sides: readonly Sides[],
): string | undefined => {
  if (chargeableLb <= Math.ceil(grossLb) || dimensionalLb === 0) return undefined;
  const [only] = sides;
  return sides.length === 1 && only !== undefined
    ? `Priced as ${chargeableLb} lb: its size counts (${only.length} × ${only.width} × ${only.height} in), which is more than its ${grossLb} lb.`
    : `Priced as ${chargeableLb} lb, not ${Number(grossLb.toFixed(1))} lb: where a box is large for its weight, its size counts.`;
};
