import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UnderWayState } from '#domain/departures/under-way.ts';
import { followingEndpoints } from '#domain/shipments/following/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useReply } from '#web/api/use-reply.ts';

/** Under it stands what flights do; a change of one shipment on a flight makes it old. */
export const followingKey = 'following';
/** Milliseconds between two looks while shipments are brought along, and while nothing happens. */
const MOVING_MS = 2_000;
const WAITING_MS = 30_000;

/** How far everything on a flight is since the airline accepted it. */
export const useFollowing = (id: string) =>
  useReply(
    [followingKey, id],
    followingEndpoints.following,
    { params: { id } },
    {
      refetchInterval: ({ state: { data } }) =>
        data && data.following.progress.left > 0 ? MOVING_MS : WAITING_MS,
    },
  );

/** Records what the flight did. Whatever the answer is, everything about the flight is asked for again. */
export const useHappened = (id: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { version: number; state: UnderWayState; at?: string }) =>
      api(followingEndpoints.flightHappened, { params: { id }, body }),
    onSettled: () =>
      Promise.all(
        [[followingKey], ['closing'], ['departures']].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      ),
  });
};
