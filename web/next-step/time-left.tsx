import { spanWords } from '#web/ui/time/span-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';

/** How long there is until an instant, ISO 8601, as a span that nobody takes for a time of day. Nothing once it is over. */
export const TimeLeft = ({ by }: { readonly by: string | undefined }) => {
  const left = Date.parse(by ?? '') - useNow();
  return left > 0 ? (
    <span className="whitespace-nowrap rounded-label border border-time bg-time-wash px-2 text-sm font-semibold">
      {spanWords(left)} left
    </span>
  ) : null;
};
