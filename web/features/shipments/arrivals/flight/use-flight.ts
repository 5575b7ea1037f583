import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import type { ArrivalOnFlight } from '#domain/shipments/arrivals/arrival-flight.ts';
import {
  CHECK_IN_AT_ONCE,
  arrivalFlightEndpoints as endpoints,
} from '#domain/shipments/arrivals/flight-endpoints.ts';
import { api } from '#web/api/client.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';
import { ARRIVALS_KEY } from '../use-arrivals.ts';

/** Other agents and the desk work on the same flight. */
const POLL_INTERVAL_MS = 30_000;

/** A flight with what left on it. */
export type FlightShown = EndpointReply<typeof endpoints.arrivalFlight>;

const keyOf = (id: string) => [ARRIVALS_KEY, 'flight', id];

export const useArrivalFlight = (id: string) =>
  useReply(keyOf(id), endpoints.arrivalFlight, { params: { id } }, { refetchInterval: POLL_INTERVAL_MS });

/** Shows shipments as an answer of the server has them, without asking for the whole flight again. */
export const useNoteArrivals = (id: string) => {
  const cache = useQueryClient();
  return (changed: readonly ArrivalOnFlight[]): void => {
    const now = new Map(changed.map((arrival) => [arrival.number, arrival]));
    cache.setQueryData<FlightShown>(
      keyOf(id),
      (shown) =>
        shown && {
          ...shown,
          arrivals: shown.arrivals.map((arrival) => now.get(arrival.number) ?? arrival),
        },
    );
  };
};

/** What somebody counted: of each shipment the pieces that are here, and those that did not arrive. */
export interface Counted {
  readonly number: string;
  readonly here: readonly number[];
  readonly missing: readonly number[];
}

type NotDone = EndpointReply<typeof endpoints.checkInFlight>['notDone'];

/**
 * Checks in what was counted, some shipments at a time. What a broken connection cuts off goes on with the next press: the server does
 * nothing twice.
 */
export const useCheckIn = (id: string) => {
  const cache = useQueryClient();
  const note = useNoteArrivals(id);
  return useMutation({
    mutationFn: async (counted: readonly Counted[]): Promise<NotDone> => {
      const notDone: NotDone = [];
      for (let from = 0; from < counted.length; from += CHECK_IN_AT_ONCE) {
        const shipments = counted
          .slice(from, from + CHECK_IN_AT_ONCE)
          .map(({ number, here, missing }) => ({ number, here: [...here], missing: [...missing] }));
        const answer = await api(endpoints.checkInFlight, { params: { id }, body: { shipments } });
        note(answer.arrivals);
        notDone.push(...answer.notDone);
      }
      return notDone;
    },
    onSettled: readAfter(() => cache.invalidateQueries({ queryKey: [ARRIVALS_KEY] })),
  });
};
