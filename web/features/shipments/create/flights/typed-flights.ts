import { wayOf } from '#domain/departures/slots/first-flight.ts';
import { poundsOf } from '#domain/kernel/measures.ts';
import { numberOf } from '#web/price-form/draft/units.ts';
import type { TypedShipment } from '../draft/typed.ts';
import { useFlights } from './use-flights.ts';

/** The flights for what was typed. */
export const useTypedFlights = ({ price, departureId }: TypedShipment) =>
  useFlights({
    to: price.to,
    chosen: departureId,
    way: wayOf({ pickup: price.pickup, mailbox: false }),
    heaviestLb: Math.max(
      0,
      ...price.goods.map(({ weight }) => poundsOf(numberOf(weight) || 0, price.weightUnit)),
    ),
  });
