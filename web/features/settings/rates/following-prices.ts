import { allDestinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { barrelPrice } from '#domain/quotes/cards/barrel-price.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';

/** Prices of one country that follow from its price per pound. */
interface FollowingPrices {
  readonly country: string;
  /** `55-gallon barrel $350.00 → $365.00`. */
  readonly barrels: readonly string[];
}

/** The flat prices of barrels that change because a price per pound, or what a barrel counts as, changes. */
export const followingPrices = (before: RateCard, after: RateCard): readonly FollowingPrices[] =>
  allDestinations
    .map(({ code, country }) => ({
      country,
      barrels: after.barrels.flatMap((barrel) => {
        const old = before.barrels.find((each) => each.code === barrel.code);
        const was = old && barrelPrice(before.perLb[code], old);
        const is = barrelPrice(after.perLb[code], barrel);
        return was === undefined || was === is ? [] : [`${barrel.name} ${dollars(was)} → ${dollars(is)}`];
      }),
    }))
    .filter(({ barrels }) => barrels.length > 0);
