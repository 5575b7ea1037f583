import { usualDayIn } from '#domain/departures/flight-id.ts';
import { dollars } from '#domain/kernel/money.ts';
import { comingOf } from '#domain/shipments/pickup.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Waits } from '#domain/shipments/waitlist/waits.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { dayWords, instantWords } from '#web/ui/time/countdown-words.ts';
import { spanWords } from '#web/ui/time/span-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';
import { useFlights } from '../create/flights/use-flights.ts';
import { useBook, useLeave } from './use-book.ts';

/** The day of the flight that is waited for. It may have moved from its usual day, which is in its id. */
const useFlightDay = (shipment: Shipment, { departureId }: Waits): string => {
  const coming = comingOf(shipment, useSiteSettings().schedule);
  const { flights = [] } = useFlights({ to: shipment.to, heaviestLb: 0, chosen: departureId, coming });
  return dayWords(flights.find(({ id }) => id === departureId)?.day ?? usualDayIn(departureId));
};

/** What is true now, for the person: waiting, a place held, or its time over. */
const wordsOf = ({ offeredUntil }: Waits, day: string, now: number) => {
  if (offeredUntil === undefined)
    return {
      caption: 'Waitlist',
      title: `Waiting for a place on ${day}`,
      text: 'The flight is full. When a place that is large enough is free, we hold it for you and tell you here and by e-mail. Then you book it.',
    };
  const left = Date.parse(offeredUntil) - now;
  if (left <= 0)
    return {
      caption: 'Waitlist',
      title: 'The time to book this place is over',
      text: 'The next on the waitlist gets it. Choose another flight, or join the waitlist again.',
    };
  return {
    caption: 'Held for you',
    title: `A place on ${day}`,
    text: `Book it by ${instantWords(new Date(offeredUntil))}, in ${spanWords(left)}. After that the next on the waitlist gets it.`,
    isHeld: true,
  };
};

/** A turn on the waitlist of a full flight: what is held for the sender and until when, with the way to take it or to leave. */
export const Waiting = ({ shipment, waits }: { readonly shipment: Shipment; readonly waits: Waits }) => {
  const now = useNow();
  const { promise } = shipment;
  const { departureId } = waits;
  const { caption, title, text, isHeld = false } = wordsOf(waits, useFlightDay(shipment, waits), now);
  const book = useBook(shipment);
  const leave = useLeave(shipment);
  const failure = book.error ?? leave.error;
  return (
    <section aria-labelledby="waiting" className="label-sheet grid gap-2 p-5 sm:p-6">
      <p className="label-caption">{caption}</p>
      <h2 id="waiting" className="text-3xl">
        {title}
      </h2>
      <p className="max-w-prose" role="status">
        {text}
      </p>
      {failure ? (
        <p role="alert" className="font-semibold text-wrong">
          {messageOf(failure)}
        </p>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-3">
        {isHeld ? (
          <Button
            busy={book.isPending}
            busyText="Booking…"
            disabled={leave.isPending}
            onClick={() => book.mutate(departureId)}
          >
            Book it for {dollars(promise.total)}
          </Button>
        ) : null}
        <Button
          look="quiet"
          busy={leave.isPending}
          disabled={book.isPending}
          onClick={() => leave.mutate(departureId)}
        >
          {isHeld ? 'Give the place back' : 'Leave the waitlist'}
        </Button>
      </div>
    </section>
  );
};
