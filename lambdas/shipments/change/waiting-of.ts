import { loadOf } from '#domain/shipments/pieces.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Waits } from '#domain/shipments/waitlist/waits.ts';
import type { Write } from '../../runtime/table/writes.ts';
import type { Flights } from './flight-place.ts';

/** A shipment as the waitlist of a flight knows it. */
export const waitingOf = (
  { number, service, pieces }: Pick<Shipment, 'number' | 'service' | 'pieces'>,
  waits: Waits,
) => ({
  ...waits,
  number,
  service,
  load: loadOf(pieces),
});

/** The writes that take a shipment off the list that it is on; none when it is on no list. */
export const offList = (
  { waitlist }: Pick<Flights, 'waitlist'>,
  shipment: Pick<Shipment, 'number' | 'service' | 'pieces' | 'waits'>,
  now: Date,
): Readonly<Record<string, Write>> =>
  shipment.waits === undefined ? {} : waitlist.leave(waitingOf(shipment, shipment.waits), now);

/** A shipment that waits for no flight. */
export const notWaiting = ({ waits: _over, ...shipment }: Shipment): Shipment => shipment;
