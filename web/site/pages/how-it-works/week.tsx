import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { flightDays } from '#web/phrases/flight-days.ts';
import { bookingCutoffWords, cutoffWords, pickupBookBy } from '#web/phrases/times.ts';
import { Section } from '../../components/section.tsx';
import { NextFlights } from '../../countdown/next-flights.tsx';
import type { Site } from '../../page.ts';

const Moment = ({ when, what }: { readonly when: string; readonly what: string }) => (
  <li className="border-t-4 border-time pt-3">
    <span className="block font-display text-2xl font-extrabold tabular-nums sm:text-3xl">{when}</span>
    <span className="text-on-night-soft">{what}</span>
  </li>
);

/** The cutoffs of the week. */
export const Week = ({ site }: { readonly site: Site }) => {
  const { schedule, brand } = site;
  return (
    <Section
      id="week"
      title="The week, and its two cutoffs"
      lead={`${OUR_TIME}, to the minute. What misses a cutoff goes on the next flight automatically.`}
      tone="night"
    >
      <ol className="grid gap-6 lg:grid-cols-3">
        <Moment
          when={cutoffWords(schedule)}
          what={`Goods must be in ${brand.facility.city}. A pickup counts when the van is back at the dock, so take an early slot that day.`}
        />
        <Moment
          when={bookingCutoffWords(schedule)}
          what="Booked, paid, papers here. For goods that are already with us, such as mailbox parcels."
        />
        <Moment
          when={flightDays(schedule)}
          what="The plane leaves. In holiday weeks it leaves the business day before, and the cutoffs move with it."
        />
      </ol>
      <div className="mt-8">
        <NextFlights site={site} />
      </div>
      <p className="mt-4 text-on-night-soft">
        Book a pickup by {pickupBookBy(schedule)}. Every time that you can choose says which flight it makes.
      </p>
    </Section>
  );
};
