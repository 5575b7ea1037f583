import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { api } from '#web/api/client.ts';
import { readAfter } from '#web/api/use-reply.ts';

/** A change that also changes the space on flights. After it, successful or not, shipments and flights are asked for again. */
const useSpaceChange = <Change, Reply>(call: (change: Change) => Promise<Reply>) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: readAfter(() =>
      Promise.all(['shipments', 'departures'].map((key) => cache.invalidateQueries({ queryKey: [key] }))),
    ),
  });
};

/** Books a shipment that was made, on the flight that it is given. */
export const useBook = ({ number, version, promise: { total } }: Shipment) =>
  useSpaceChange((departureId: string) =>
    api(shipmentEndpoints.book, { params: { number }, body: { version, departureId, total } }),
  );

/** Puts it on the waitlist of a full flight. */
export const useJoin = ({ number, version }: Shipment) =>
  useSpaceChange((departureId: string) =>
    api(shipmentEndpoints.joinWaitlist, { params: { number }, body: { version, departureId } }),
  );

/** Takes it off the list, or gives back the place that is held. */
export const useLeave = ({ number }: Shipment) =>
  useSpaceChange((departureId: string) =>
    api(shipmentEndpoints.leaveWaitlist, { params: { number }, query: { departureId } }),
  );
