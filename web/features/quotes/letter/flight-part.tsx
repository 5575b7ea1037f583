import { type FirstFlight, firstFlight, wayOf } from '#domain/departures/slots/first-flight.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import type { CustomerQuote } from '#domain/quotes/customer-quote.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { clockOf, dayWords, instantWords } from '#web/ui/time/countdown-words.ts';

/** What has to happen, and until when, for these goods to make the flight. */
const deadlineOf = ({ slot, before }: FirstFlight, mailbox: boolean): string => {
  const until = instantWords(before);
  if (slot !== undefined)
    return `Book it by ${until}, ${OUR_TIME}, to make this flight. First pickup ${instantWords(slot.from)} to ${clockOf(slot.to)}.`;
  return `${mailbox ? 'Book it by' : 'It must be at our dock by'} ${until}, ${OUR_TIME}, to make this flight.`;
};

/** The flight that the goods would make now. */
export const FlightPart = ({ quote }: { readonly quote: CustomerQuote }) => {
  const { schedule } = useSiteSettings();
  const { to, mailbox, pickupMiles } = quote.request;
  const way = wayOf({ pickup: pickupMiles !== undefined, mailbox });
  const first = firstFlight(schedule, to, way, new Date());
  const { flight } = first;
  return (
    <Section title="Your flight" className="space-y-1">
      <p className="text-lg font-semibold">
        {dayWords(flight.departureDay)} from {flight.originAirport}
      </p>
      <p>{deadlineOf(first, mailbox)}</p>
      <p>
        Ready in {destinations[to].city} {dayWords(flight.eta.from)} to {dayWords(flight.eta.to)}.
      </p>
      {flight.movedBy ? <p>It leaves early because of {flight.movedBy.holiday}.</p> : null}
    </Section>
  );
};
