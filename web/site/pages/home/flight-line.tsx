import { destinations } from '#domain/kernel/destinations.ts';
import { cutoffWords, departureWords } from '#web/phrases/times.ts';
import type { Site } from '../../page.ts';

/** The lane of the large countdown below. */
const { code, country } = destinations.GY;

/**
 * The next flight in one line, or in two where there is less room, so that it is on the first screen. Without scripts it has the weekdays.
 * The texts of both kinds are on top of each other and do not wrap, so the layout does not shift.
 */
export const FlightLine = ({ site: { schedule } }: { readonly site: Pick<Site, 'schedule'> }) => (
  <p
    data-departure={code}
    className="group grid gap-x-5 font-semibold whitespace-nowrap text-time tabular-nums sm:text-lg md:flex lg:grid *:grid *:*:[grid-area:1/1]"
  >
    <span>
      <span className="group-data-live:invisible">
        Flies to {country} {departureWords(schedule, code)}
      </span>
      <span className="invisible group-data-live:visible" aria-hidden="true">
        Next flight to {country} <span data-day="" />
      </span>
    </span>
    <span>
      <span className="group-data-live:invisible">Bring it by {cutoffWords(schedule)}</span>
      <span data-line="" aria-hidden="true" />
    </span>
    <span data-sentence="" className="sr-only" />
  </p>
);
