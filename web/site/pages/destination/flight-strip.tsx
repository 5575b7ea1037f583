import type { Destination } from '#domain/kernel/destinations.ts';
import { bookingCutoffWords, cutoffWords, transitWords } from '#web/phrases/times.ts';
import { Sign } from '#web/ui/text/sign.tsx';
import { NextDeparture } from '../../countdown/next-departure.tsx';
import type { Site } from '../../page.ts';

const Line = ({ term, value }: { readonly term: string; readonly value: string }) => (
  <div className="flex justify-between gap-6 border-t border-night-rule py-2">
    <dt className="text-on-night-soft">{term}</dt>
    <dd className="font-semibold">{value}</dd>
  </div>
);

/** The lane like a line of a departure board: airports, next flight, and cutoffs. */
export const FlightStrip = ({ site, place }: { readonly site: Site; readonly place: Destination }) => (
  <div className="rounded-label bg-night p-5 text-on-night sm:min-w-96">
    <p className="font-display text-5xl font-extrabold tracking-tight text-time sm:text-6xl">
      {site.schedule.lanes[place.code].originAirport}
      <Sign name="right" label="to" className="mx-3 text-on-night-soft" />
      {place.airport}
    </p>
    <NextDeparture site={site} to={place.code} className="mt-3 mb-4 font-semibold" />
    <dl className="tabular-nums">
      <Line term="At our dock before" value={cutoffWords(site.schedule)} />
      <Line term="Booked before" value={bookingCutoffWords(site.schedule)} />
      <Line term="Ready after" value={transitWords(site.schedule, place.code)} />
    </dl>
  </div>
);
