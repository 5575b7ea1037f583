import { keepPreviousData } from '@tanstack/react-query';
import { DAY_MS } from '#domain/kernel/new-york.ts';
import type { NextStep } from '#domain/next-step/next-step.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { bookedOf, waitsForPickup } from '#domain/shipments/pickup.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { useReply } from '#web/api/use-reply.ts';

/** How often a shipment on a waitlist is asked for again. */
const WAITING_MS = 20_000;
/** How often one is that waits for a paper, a payment or the time of its pickup: what was sent elsewhere on the page, or on another one, clears it. */
const SETTLING_MS = 4000;

/** How often the page of a shipment asks for it again, in milliseconds; false where nothing is about to change by itself. */
export const asksAgainMs = (shipment: Shipment): number | false => {
  const { waits, holds } = shipment;
  if (holds.some(({ kind }) => kind === 'INVOICE_MISSING' || kind === 'PAYMENT_DUE')) return SETTLING_MS;
  if (waitsForPickup(shipment) && bookedOf(shipment).slot === undefined) return SETTLING_MS;
  return waits === undefined ? false : WAITING_MS;
};

/** When the page of a shipment has to be asked for again, in milliseconds: also when the time of what is to be done is over. */
export const asksNextMs = (
  { shipment, next }: { readonly shipment: Shipment; readonly next: NextStep },
  now: number,
): number | false => {
  const again = asksAgainMs(shipment);
  const left = Date.parse(next.todo?.by ?? '') - now;
  return again || !(left > 0 && left < DAY_MS) ? again : left + 1000;
};

/** A page of the person's shipments, newest first. */
export const useMyShipments = (cursor: string | undefined) =>
  useReply(
    ['shipments', 'mine', cursor],
    shipmentEndpoints.mine,
    { query: { ...(cursor === undefined ? {} : { cursor }) } },
    { placeholderData: keepPreviousData },
  );

/** One of the person's shipments with what happened to it. */
export const useMyShipment = (number: string) =>
  useReply(
    ['shipments', number],
    shipmentEndpoints.show,
    { params: { number } },
    // A place that becomes free appears on the open page, and a hold goes from it with what clears it.
    { refetchInterval: ({ state }) => (state.data ? asksNextMs(state.data, Date.now()) : false) },
  );
