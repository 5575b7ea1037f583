import type { DestinationCode } from '#domain/kernel/destinations.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import type { CustomerCard } from '#domain/quotes/cards/customer-card.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import { goodsOfParcels } from '#domain/shipments/form/from-parcels.ts';

/** What it costs to fly parcels of a mailbox as one shipment, without any service. */
export const freightOf = (
  parcels: readonly Pick<OwnParcel, 'sides' | 'weightLb'>[],
  to: DestinationCode,
  card: CustomerCard,
) =>
  estimate(
    {
      to,
      goods: goodsOfParcels(parcels),
      service: 'standard',
      mailbox: true,
      brokerage: false,
      insured: false,
    },
    card,
  );
