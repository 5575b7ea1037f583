import { keepPreviousData } from '@tanstack/react-query';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';

/** How often a shipment on a waitlist is asked for again. */
const WAITING_MS = 20_000;

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
    // A place that becomes free appears on the open page.
    { refetchInterval: ({ state }) => (state.data?.shipment.waits ? WAITING_MS : false) },
  );
