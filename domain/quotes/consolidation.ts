import type { Cents } from '../kernel/money.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { CustomerCard } from './cards/customer-card.ts';
import type { EstimateRequest, Goods } from './estimate.ts';
import { estimate } from './make-estimate.ts';
import type { EstimateRefusal } from './no-price.ts';

/** The freight of the same parcels, sent separately and as one shipment. */
export interface ConsolidationSaving {
  readonly apart: Cents;
  readonly together: Cents;
  readonly saved: Cents;
}

/** What a customer saves when parcels fly as one shipment: pounds are rounded up only once, and weight breaks apply. */
export const consolidationSaving = (
  parcels: readonly Goods[],
  { to, service }: Pick<EstimateRequest, 'to' | 'service'>,
  card: CustomerCard,
): Result<ConsolidationSaving, never, EstimateRefusal> => {
  const freightOf = (goods: readonly Goods[]) =>
    estimate({ to, service, goods, mailbox: true, brokerage: false, insured: false }, card);
  const together = freightOf(parcels);
  if (!together.ok) return together;
  let apart: Cents = 0;
  for (const parcel of parcels) {
    const alone = freightOf([{ ...parcel, quantity: 1 }]);
    if (!alone.ok) return alone;
    apart += parcel.quantity * alone.value.total;
  }
  return ok({ apart, together: together.value.total, saved: apart - together.value.total });
};
