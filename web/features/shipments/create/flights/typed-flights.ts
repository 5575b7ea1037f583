import { type Coming, comingFor } from '#domain/departures/slots/flight-made.ts';
import { type SlotRules, slotWithId } from '#domain/departures/slots/slots.ts';
import { poundsOf } from '#domain/kernel/measures.ts';
import { numberOf } from '#web/price-form/draft/units.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import type { TypedShipment } from '../draft/typed.ts';
import { useFlights } from './use-flights.ts';

/** How the goods come, as far as it was typed. Parcels in a mailbox cannot be booked in this form. */
export const comingTyped = (
  { price: { pickup }, slot }: Pick<TypedShipment, 'price' | 'slot'>,
  schedule: SlotRules,
): Coming =>
  pickup ? { way: 'PICKUP', slot: slotWithId(schedule, slot) } : comingFor({ pickup: false, mailbox: false });

/** The flights for what was typed. */
export const useTypedFlights = (typed: TypedShipment) => {
  const { price, departureId } = typed;
  const { schedule } = useSiteSettings();
  return useFlights({
    to: price.to,
    chosen: departureId,
    coming: comingTyped(typed, schedule),
    heaviestLb: Math.max(
      0,
      ...price.goods.map(({ weight }) => poundsOf(numberOf(weight) || 0, price.weightUnit)),
    ),
  });
};
