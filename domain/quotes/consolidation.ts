import type { Cents } from '../kernel/money.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { EstimateRefusalCode, EstimateRequest, Goods } from './estimate.ts';
import { estimate } from './make-estimate.ts';
import type { PublishedRateCard } from './rate-card.ts';

/** Freight of the same parcels sent one by one and sent as one. */
export interface ConsolidationSaving {
  readonly apart: Cents;
  readonly together: Cents;
  readonly saved: Cents;
}

/** What parcels in a mailbox save when they fly as one shipment: started pounds are rounded up once, and breaks count. */
export const consolidationSaving = (
  parcels: readonly Goods[],
  { to, service }: Pick<EstimateRequest, 'to' | 'service'>,
  published: PublishedRateCard,
): Result<ConsolidationSaving, EstimateRefusalCode> => {
  const freightOf = (goods: readonly Goods[]) =>
    estimate({ to, service, goods, mailbox: true, brokerage: false, insured: false }, published);
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
