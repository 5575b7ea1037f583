import type { Flight } from '#domain/departures/flight.ts';
import { payWhen } from '#domain/shipments/next-step/pay-when.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { compose } from '#events/envelope.ts';
import { PaymentRemindedV1 } from '#events/shipments/payment-reminded.v1.ts';
import { factsOf, type Origin } from '../change/events.ts';
import { entryOf, nextVersion } from '../change/next-version.ts';

interface About {
  /** The flight that it is booked on. */
  readonly flight: Flight | undefined;
  /** The cutoff for which the job reminds. */
  readonly before?: string;
}

/** Reminds the sender of one shipment: what is kept of it, its entry in the history, and the event that tells them. */
export const reminding = (found: Shipment, { flight, before }: About, now: Date, origin: Origin) => {
  const at = now.toISOString();
  const after = nextVersion(found, { reminded: { at, ...(before === undefined ? {} : { before }) } }, at);
  const { number, ownerId, departureId } = after;
  const { by: until } = payWhen({ shipment: after, flight }, now);
  const data = {
    number,
    ownerId,
    ...(departureId === undefined ? {} : { departureId }),
    ...(until === undefined || flight === undefined ? {} : { day: flight.day, until }),
    by: origin.by,
  };
  return {
    after,
    history: [entryOf('payment-reminded', at, origin)],
    events: [compose(PaymentRemindedV1, { ...factsOf(after), data }, origin)],
  };
};
