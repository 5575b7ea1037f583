import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReversibleState, UnderWayState } from '#domain/departures/under-way.ts';
import { type FlightAct, flightProgressEndpoints } from '#domain/shipments/flight-progress/endpoints.ts';
import { api } from '#web/api/client.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';

/** Under it stands what flights do; a change of one shipment on a flight makes it old. */
export const flightProgressKey = 'following';
/** Milliseconds between two looks while shipments are brought along, and while nothing happens. */
const MOVING_MS = 2_000;
const WAITING_MS = 30_000;

/** How far everything on a flight is since the airline accepted it. */
export const useFlightProgress = (id: string) =>
  useReply(
    [flightProgressKey, id],
    flightProgressEndpoints.following,
    { params: { id } },
    {
      refetchInterval: ({ state: { data } }) =>
        data && data.following.progress.left > 0 ? MOVING_MS : WAITING_MS,
    },
  );

/** What an act about the flight will do, at this moment: it is asked for whenever somebody is about to do it. */
export const useForeseen = (id: string, act: FlightAct) =>
  useReply(
    ['foreseen', id, act],
    flightProgressEndpoints.foreseeAct,
    { params: { id }, query: { act } },
    { staleTime: 0, gcTime: 0 },
  );

/** An act about the flight. Whatever the answer is, everything about the flight is asked for again. */
const useAct = <Body>(call: (body: Body) => Promise<unknown>) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: readAfter(() =>
      Promise.all(
        [[flightProgressKey], ['closing'], ['departures']].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      ),
    ),
  });
};

/** Records what the flight did. */
export const useHappened = (id: string) =>
  useAct((body: { version: number; state: UnderWayState; at?: string }) =>
    api(flightProgressEndpoints.flightHappened, { params: { id }, body }),
  );

/** Takes back what the flight did not do. */
export const useTakeBack = (id: string) =>
  useAct((body: { version: number; state: ReversibleState; reason: string }) =>
    api(flightProgressEndpoints.takeBack, { params: { id }, body }),
  );
