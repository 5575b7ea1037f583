import { quoteCountEndpoints } from '#domain/quotes/count-endpoint.ts';
import { useReply } from '#web/api/use-reply.ts';

/** The beginning of the cache keys of everything that the desk knows of quotes. */
export const DESK_QUOTES = 'desk-quotes';

/** How much waits for the desk, up to 100. The list and the side menu show the same answer. */
export const useQuoteCounts = () =>
  useReply([DESK_QUOTES, 'counts'], quoteCountEndpoints.deskCounts, {}, { refetchInterval: 20_000 });
