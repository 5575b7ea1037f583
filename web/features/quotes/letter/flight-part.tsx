import { nextDeparture } from '#domain/departures/schedule/departure.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import type { CustomerQuote } from '#domain/quotes/customer-quote.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { dayWords, instantWords } from '#web/ui/time/countdown-words.ts';

/** The flight that the goods would make now. */
export const FlightPart = ({ quote }: { readonly quote: CustomerQuote }) => {
  const { schedule } = useSiteSettings();
  const { to, mailbox } = quote.request;
  const flight = nextDeparture(schedule, to, new Date(), mailbox);
  return (
    <Section title="Your flight" className="space-y-1">
      <p className="text-lg font-semibold">
        {dayWords(flight.departureDay)} from {flight.originAirport}
      </p>
      <p>
        {mailbox ? 'Book it by' : 'It must be at our dock by'} {instantWords(flight.cutoff)}, New Jersey time,
        to make this flight.
      </p>
      <p>
        Ready in {destinations[to].city} {dayWords(flight.eta.from)} to {dayWords(flight.eta.to)}.
      </p>
      {flight.movedBy ? <p>It leaves early because of {flight.movedBy.holiday}.</p> : null}
    </Section>
  );
};
