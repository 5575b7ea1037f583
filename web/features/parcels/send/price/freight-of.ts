import type { DestinationCode } from '#domain/kernel/destinations.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import type { BoxGoods } from '#domain/quotes/estimate.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';

/** A parcel as goods, as it was measured. */
export const goodsOf = ({ sides, weightLb }: Pick<OwnParcel, 'sides' | 'weightLb'>): BoxGoods => ({
  kind: 'box',
  quantity: 1,
  ...sides,
  lengthUnit: 'in',
  weight: weightLb,
  weightUnit: 'lb',
});

/** What it costs to fly parcels of a mailbox as one shipment, without any service. */
export const freightOf = (
  parcels: readonly Pick<OwnParcel, 'sides' | 'weightLb'>[],
  to: DestinationCode,
  card: PublishedRateCard,
) =>
  estimate(
    { to, goods: parcels.map(goodsOf), service: 'standard', mailbox: true, brokerage: false, insured: false },
    card,
  );
