import { type Cutoff, nextCutoffs } from '#domain/departures/schedule/cutoffs.ts';
import { destinationCodes, destinations } from '#domain/kernel/destinations.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { dayWords, instantWords } from '#web/ui/time/countdown-words.ts';
import { spanWords } from '#web/ui/time/span-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';

const tasks: Record<Cutoff['kind'], string> = {
  cargo: 'Last time to bring cargo',
  booking: 'Last time to book cargo that is at the dock',
};

const flightsOf = ({ to, departureDay }: Cutoff): string => {
  const places =
    to.length === destinationCodes.length
      ? 'all countries'
      : to.map((code) => destinations[code].country).join(', ');
  return `for the flights on ${dayWords(departureDay)} to ${places}`;
};

/** The cutoff after the next one. Of the same flights it is said in fewer words. */
const wordsAfter = (next: Cutoff, then: Cutoff): string => {
  const isSame = then.departureDay === next.departureDay && then.to.join() === next.to.join();
  return `${tasks[then.kind].toLowerCase()} ${isSame ? 'for the same flights' : flightsOf(then)}`;
};

/** The next cutoff that the desk has to meet, with the time that is left, and the one after it. */
export const NextCutoff = () => {
  const { schedule } = useSiteSettings();
  const now = useNow();
  const [next, then] = nextCutoffs(schedule, new Date(now));
  if (next === undefined) return null;
  return (
    <section aria-label="Next cutoff" className="mb-8 border-s-4 border-time bg-time-wash px-4 py-3">
      <p className="text-xl font-semibold">
        Cutoff {instantWords(next.at)},{' '}
        <span className="whitespace-nowrap">in {spanWords(Number(next.at) - now)}</span>
      </p>
      <p>
        {tasks[next.kind]} {flightsOf(next)}.
      </p>
      {then === undefined ? null : (
        <p className="text-sm text-ink-soft">
          Then {instantWords(then.at)}: {wordsAfter(next, then)}.
        </p>
      )}
    </section>
  );
};
