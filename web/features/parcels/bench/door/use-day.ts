import { newYorkDay } from '#domain/kernel/new-york.ts';
import { benchEndpoints } from '#domain/parcels/bench/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';

/** Others receive as well, and nobody reads the counts after each parcel. */
const LOOK_MS = 60_000;

/** What carriers said they brought today, beside what we have of it. Without a network it is what was known last. */
export const useDay = () => {
  const day = newYorkDay(Date.now());
  return useReply(
    ['bench-day', day],
    benchEndpoints.day,
    { params: { day } },
    { refetchInterval: LOOK_MS, retry: false },
  );
};
