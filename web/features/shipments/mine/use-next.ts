import { leftToGive } from '#domain/billing/balance.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { NextStep } from '#domain/next-step/next-step.ts';
import { nextWhileConfirming } from '#domain/next-step/while-confirming.ts';
import type { Bill } from '#domain/shipments/bill/bill.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { nextWithBooking } from '#domain/shipments/next-step/just-booked.ts';
import { paidJustNow } from '#web/next-step/owed-before.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { useWithBooked } from './just-booked.ts';

type Told = Pick<EndpointReply<typeof shipmentEndpoints.show>, 'shipment' | 'next' | 'flight' | 'bill'>;

/** Cents that were paid of the bill of a shipment by card in this tab a moment ago, and that are not on it yet. */
export const byCardOn = (bill: Bill): Cents => paidJustNow(bill.invoice, leftToGive(bill));

/** What to do now: as the server says it, and with a time that was booked and what was paid a moment ago, of which it has not heard. */
export const useNext = ({ shipment, next, flight, bill }: Told): NextStep => {
  const withBooked = useWithBooked(shipment);
  const brand = useBrand();
  const told =
    withBooked === shipment
      ? next
      : nextWithBooking(next, { shipment: withBooked, flight, brand, now: new Date() });
  return bill === undefined ? told : nextWhileConfirming(told, byCardOn(bill));
};
