import { reportEndpoints } from '#domain/reports/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';

/**
 * What happens at the dock is on the board within five seconds: about one until it is counted, and at most three until it is asked
 * for. Nothing is asked while the window is hidden.
 */
const polled = { refetchInterval: 3000, refetchOnWindowFocus: 'always' } as const;

/** The next flights of every destination, by day. */
export const useFlightBoard = () => useReply(['reports', 'flights'], reportEndpoints.flights, {}, polled);

/** Today and the two weeks before it, the oldest first. */
export const useDays = () => useReply(['reports', 'days'], reportEndpoints.days, {}, polled);
