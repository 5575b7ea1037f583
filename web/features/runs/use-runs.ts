import { useMutation, useQueryClient } from '@tanstack/react-query';
import { driverEndpoints } from '#domain/drivers/endpoints.ts';
import type { Endpoint, EndpointReply } from '#domain/kernel/endpoint.ts';
import { deskRunEndpoints, type RunOnBoard } from '#domain/runs/desk/endpoints.ts';
import type { Run } from '#domain/runs/run.ts';
import { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';
import type { Board } from './board.ts';
import { boardWith } from './draft/board-with.ts';

/** The first part of the keys of everything that the desk knows about runs. */
const KEY = 'desk-runs';
/** Papers, faults and absences change less often than runs do. */
const FLEET_INTERVAL_MS = 30_000;

/** Another day is never shown in the place of the one that was asked for: something could be moved on it. */
const { placeholderData: _, ...liveBoard } = livePage;

const boardKey = (day: string) => [KEY, 'board', day] as const;

/** The board of a day, asked again like a list while it is looked at. */
export const useBoard = (day: string) =>
  useReply(boardKey(day), deskRunEndpoints.board, { query: { day } }, liveBoard);

/** All vans and drivers, with what stands against each on a day. */
export const useFleet = (day: string) => {
  const often = { refetchInterval: FLEET_INTERVAL_MS };
  const vehicles = useReply([KEY, 'vehicles', day], vehicleEndpoints.list, { query: { day } }, often);
  const drivers = useReply([KEY, 'drivers', day], driverEndpoints.list, { query: { day } }, often);
  return { vehicles, drivers };
};

/** One run with its history. */
export const useRun = (id: string) => useReply([KEY, 'one', id], deskRunEndpoints.show, { params: { id } });

/** Shows a run at once as the server has answered, on the board of its day. */
export const useShowRun = () => {
  const cache = useQueryClient();
  return async (saved: RunOnBoard): Promise<void> => {
    const key = boardKey(saved.run.day);
    // An answer that is older than this one must not come after it.
    await cache.cancelQueries({ queryKey: key });
    cache.setQueryData<Board>(key, (board) => board && boardWith(board, saved));
  };
};

/** Asks for the board again. */
export const useReadAgain = () => {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: [KEY] });
};

/** A change of one run. Whatever the answer, the board is fetched again: a refusal means that something else is true now. */
export const useRunChange = <E extends Endpoint>(endpoint: E) => {
  const show = useShowRun();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (input: CallInput<E>): Promise<EndpointReply<E>> => api(endpoint, input),
    onSuccess: async (reply) => {
      const saved = reply as Partial<RunOnBoard>;
      if (saved.run !== undefined && saved.blocks !== undefined) await show(saved as RunOnBoard);
    },
    onSettled: readAfter(readAgain),
  });
};

/** The run as it is now, where a refusal brings it: a colleague was faster. */
export const runNowIn = (error: unknown): Run | undefined => {
  const details = refusalIn(error, deskRunEndpoints.act)?.details;
  return details !== undefined && 'run' in details ? details.run : undefined;
};
