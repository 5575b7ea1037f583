import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AddedFlight } from '#domain/departures/added-flight.ts';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import type { Flight } from '#domain/departures/flight.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import type { EndpointInput } from '#domain/kernel/endpoint.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { readAfter, useChange, useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';

const KEY = 'departures';
const STOCK = 'waybills';
/** Places are taken all day, so what is shown is asked for again. */
const polled = { refetchInterval: 30_000 };

/** The flights of a week and the eight after it, by day. */
export const useDepartures = (asked: {
  readonly from?: string | undefined;
  readonly to?: DestinationCode | undefined;
}) => useReply([KEY, 'list', asked], departureEndpoints.list, { query: asked }, livePage);

/** What the rule of a lane proposes for a flight on a day. */
export const useProposal = (asked: EndpointInput<typeof departureEndpoints.propose>['query']) =>
  useReply([KEY, 'proposal', asked], departureEndpoints.propose, { query: asked });

/** One flight with its history. */
export const useDeparture = (id: string) =>
  useReply([KEY, 'one', id], departureEndpoints.show, { params: { id } }, polled);

type Body<Name extends 'override' | 'nameAirline' | 'decide' | 'cancel'> = EndpointInput<
  (typeof departureEndpoints)[Name]
>['body'];

/** A change of a flight. Whatever the answer is, flight, lists and its way to the airline are asked for again. */
const useFlightChange = <Change>(call: (change: Change) => Promise<Flight>) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: call,
    // Its way to the airline and beyond is shown beside it, and follows from what it is.
    onSettled: readAfter(() =>
      Promise.all([KEY, 'closing', 'following'].map((key) => cache.invalidateQueries({ queryKey: [key] }))),
    ),
  });
};

export const useOverride = (id: string) =>
  useFlightChange((body: Body<'override'>) => api(departureEndpoints.override, { params: { id }, body }));
export const useAirline = (id: string) =>
  useFlightChange((body: Body<'nameAirline'>) =>
    api(departureEndpoints.nameAirline, { params: { id }, body }),
  );
export const useDecision = (id: string) =>
  useFlightChange((body: Body<'decide'>) => api(departureEndpoints.decide, { params: { id }, body }));
export const useCancellation = (id: string) =>
  useFlightChange((body: Body<'cancel'>) => api(departureEndpoints.cancel, { params: { id }, body }));

/** Adds a flight. The same key adds it once. */
export const useAdding = () =>
  useFlightChange(({ key, flight }: { readonly key: string; readonly flight: AddedFlight }) =>
    api(departureEndpoints.add, { headers: { 'idempotency-key': key }, body: { flight } }),
  );

/** True when a colleague, or the schedule, has changed the flight in between (optimistic lock). */
export const wasChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'FLIGHT_CHANGED';

/** The stock of house air waybill numbers. */
export const useStock = () => useReply([STOCK, 'stock'], departureEndpoints.stock, {});
/** Changes the stock, and asks for it again whatever the answer is. */
export const useStockChange = () =>
  useChange(
    (body: EndpointInput<typeof departureEndpoints.changeStock>['body']) =>
      api(departureEndpoints.changeStock, { body }),
    [STOCK],
  );
/** The air waybill numbers of the airlines. */
export const useMaster = () => useReply([STOCK, 'master'], departureEndpoints.master, {});
/** Adds a block of them, and asks for the stock again whatever the answer is. */
export const useMasterChange = () =>
  useChange(
    (body: EndpointInput<typeof departureEndpoints.changeMaster>['body']) =>
      api(departureEndpoints.changeMaster, { body }),
    [STOCK],
  );
/** Numbers that no shipment has. They are asked for only when somebody wants to see them. */
export const useGaps = (isWanted: boolean) =>
  useReply([STOCK, 'gaps'], departureEndpoints.gaps, { query: {} }, { enabled: isWanted });
