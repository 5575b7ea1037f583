import { type Coming, comingFor } from '#domain/departures/slots/flight-made.ts';
import { poundsOf } from '#domain/kernel/measures.ts';
import { numberOf } from '#web/price-form/draft/units.ts';
import type { TypedShipment } from '../draft/typed.ts';
import { useFlights } from './use-flights.ts';

/** How the goods come, as far as it was typed. Parcels in a mailbox cannot be booked in this form. */
export const comingTyped = ({ price: { pickup } }: Pick<TypedShipment, 'price'>): Coming =>
  comingFor({ pickup, mailbox: false });

/** The flights for what was typed. */
export const useTypedFlights = (typed: TypedShipment) => {
  const { price, departureId } = typed;
  return useFlights({
    to: price.to,
    chosen: departureId,
    coming: comingTyped(typed),
    heaviestLb: Math.max(
      0,
      ...price.goods.map(({ weight }) => poundsOf(numberOf(weight) || 0, price.weightUnit)),
    ),
  });
};
