import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import type { CustomerCard } from '#domain/quotes/cards/customer-card.ts';
import { consolidationSaving } from '#domain/quotes/consolidation.ts';
import { goodsOfParcels } from '#domain/shipments/form/from-parcels.ts';

/** What several parcels save by flying together. Nothing for one, and where it saves nothing. */
export const Saving = ({
  parcels,
  to,
  card,
}: {
  readonly parcels: readonly OwnParcel[];
  readonly to: DestinationCode;
  readonly card: CustomerCard;
}) => {
  if (parcels.length < 2) return null;
  const saving = consolidationSaving(goodsOfParcels(parcels), { to, service: 'standard' }, card);
  if (!saving.ok || saving.value.saved <= 0) return null;
  const { apart, saved } = saving.value;
  return (
    <p className="border-s-4 border-done bg-done-wash px-3 py-2">
      One by one they would cost {dollars(apart)}: together you save{' '}
      <strong className="font-semibold">{dollars(saved)}</strong>.
    </p>
  );
};
