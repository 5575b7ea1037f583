import { comingFor, flightMade } from '#domain/departures/slots/flight-made.ts';
import { deadlineWords } from '#domain/departures/slots/flight-made-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { flightIfBooked } from '#domain/quotes/answer-step.ts';
import type { CustomerQuote } from '#domain/quotes/customer-quote.ts';
import { useFullSlots } from '#web/price-form/use-full-slots.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';

/** The flight that the goods would make now. */
export const FlightPart = ({ quote }: { readonly quote: CustomerQuote }) => {
  const { schedule } = useSiteSettings();
  const { to, mailbox, pickupMiles } = quote.request;
  const coming = comingFor({ pickup: pickupMiles !== undefined, mailbox });
  const full = useFullSlots(coming.way === 'PICKUP');
  const made = flightMade(schedule, to, coming, new Date(), full);
  const { flight } = made;
  return (
    <Section title="Your flight" className="space-y-1">
      <p className="text-lg font-semibold">{flightIfBooked(made)}</p>
      <p>{deadlineWords(coming, made)}</p>
      <p>
        Ready in {destinations[to].city} {dayWords(flight.eta.from)} to {dayWords(flight.eta.to)}.
      </p>
      {flight.movedBy ? <p>It leaves early because of {flight.movedBy.holiday}.</p> : null}
    </Section>
  );
};
