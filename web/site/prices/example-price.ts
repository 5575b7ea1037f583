/** Prices of examples on pages. The calculator's engine computes them, so pages and calculator always agree. */

import type { BarrelCode } from '#domain/kernel/barrels.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import type { BoxGoods, Estimate, EstimateRequest, Goods } from '#domain/quotes/estimate.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';

/** Boxes of the same size, in inches and pounds. */
export interface SampleBox {
  readonly size: readonly [length: number, width: number, height: number];
  readonly weight: number;
  readonly quantity?: number;
}

/** `boxes({ size: [12, 12, 12], weight: 10 })`: one box of a cubic foot that weighs ten pounds. */
export const boxes = ({ size: [length, width, height], weight, quantity = 1 }: SampleBox): BoxGoods => ({
  kind: 'box',
  quantity,
  length,
  width,
  height,
  lengthUnit: 'in',
  weight,
  weightUnit: 'lb',
});

/** One barrel, filled to a weight. */
export const barrel = (code: BarrelCode, weight: number): Goods => ({
  kind: 'barrel',
  barrel: code,
  quantity: 1,
  weight,
  weightUnit: 'lb',
});

type Wishes = Partial<Omit<EstimateRequest, 'to' | 'goods'>>;

/**
 * The price of goods with the rate card in force, by default with standard service and without extras. Undefined if the rate card has
 * no price: a barrel that is not offered, or a pickup that is too far away.
 */
export const priceOf = (
  { rateCards: [card] }: Pick<SiteSettings, 'rateCards'>,
  to: DestinationCode,
  goods: readonly Goods[],
  wishes: Wishes = {},
): Estimate | undefined => {
  if (card === undefined) throw new Error('The settings hold no rate card.');
  const priced = estimate(
    { to, goods, service: 'standard', mailbox: false, brokerage: false, insured: false, ...wishes },
    card,
  );
  return priced.ok ? priced.value : undefined;
};

/** The price of boxes without pickup, which each rate card has. */
export const priceOfBoxes = (
  site: Pick<SiteSettings, 'rateCards'>,
  to: DestinationCode,
  goods: readonly BoxGoods[],
  wishes: Omit<Wishes, 'pickupMiles'> = {},
): Estimate => {
  const priced = priceOf(site, to, goods, wishes);
  if (priced === undefined) throw new Error('An example of the site has no price.');
  return priced;
};
