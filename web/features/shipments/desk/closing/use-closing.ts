import { useMutation, useQueryClient } from '@tanstack/react-query';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { type ClosingShown, closingEndpoints } from '#domain/shipments/closing/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';

const KEY = 'closing';
const MANIFEST = 'manifest';
/** Milliseconds between two looks while shipments are on their way to where the flight is, and while nothing happens. */
const MOVING_MS = 2_000;
const WAITING_MS = 30_000;

/** Whether shipments are still to come to where their flight is. */
export const isUnderWay = ({ flight, progress }: ClosingShown): boolean =>
  flight.closing !== undefined || (flight.recorded !== 'SCHEDULED' && progress.done < progress.of);

/** A flight on its way to the airline. */
export const useClosing = (id: string) =>
  useReply(
    [KEY, id],
    closingEndpoints.closing,
    { params: { id } },
    {
      refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.closing) ? MOVING_MS : WAITING_MS),
    },
  );

/** One version of a manifest. Versions never change. */
export const useManifest = (id: string, version: number, isWanted = true) =>
  useReply(
    [MANIFEST, id, version],
    closingEndpoints.manifest,
    { params: { id, version: String(version) } },
    { staleTime: Number.POSITIVE_INFINITY, enabled: isWanted },
  );

/** The steps of a flight to the airline. Whatever the answer is, everything about the flight is asked for again. */
const useStep = <Body>(call: (body: Body) => Promise<unknown>) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: readAfter(() =>
      Promise.all(
        [[KEY], ['following'], ['departures'], ['waybills']].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      ),
    ),
  });
};

interface OnVersion {
  readonly version: number;
}
export const useBegin = (id: string) =>
  useStep((body: OnVersion) => api(closingEndpoints.beginClosing, { params: { id }, body }));
export const useRenewal = (id: string) =>
  useStep((body: OnVersion) => api(closingEndpoints.renewManifest, { params: { id }, body }));
export const useTender = (id: string) =>
  useStep((body: OnVersion) => api(closingEndpoints.tender, { params: { id }, body }));
export const useNumber = (id: string) =>
  useStep((body: OnVersion & { readonly prefix: string }) =>
    api(departureEndpoints.takeMaster, { params: { id }, body }),
  );
/** The numbers of the airlines, asked for when somebody may take one. */
export const useAirlines = (isWanted: boolean) =>
  useReply(['waybills', 'master'], departureEndpoints.master, {}, { enabled: isWanted });

/** True when a colleague has changed the flight in between (optimistic lock). */
export const wasChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'FLIGHT_CHANGED';
