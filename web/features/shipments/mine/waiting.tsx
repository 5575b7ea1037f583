import { usualDayIn } from '#domain/departures/flight-id.ts';
import { dollars } from '#domain/kernel/money.ts';
import { comingOf } from '#domain/shipments/pickup.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Waits } from '#domain/shipments/waitlist/waits.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';
import { useFlights } from '../create/flights/use-flights.ts';
import { BookAnother } from './book-now.tsx';
import { useBook, useLeave } from './use-book.ts';

/** The day of the flight that is waited for. It may have moved from its usual day, which is in its id. */
const useFlightDay = (shipment: Shipment, { departureId }: Waits): string => {
  const coming = comingOf(shipment, useSiteSettings().schedule);
  const { flights = [] } = useFlights({ to: shipment.to, heaviestLb: 0, chosen: departureId, coming });
  return dayWords(flights.find(({ id }) => id === departureId)?.day ?? usualDayIn(departureId));
};

/** What is true now, for the person: waiting, a place held, or its time over, whatever the server still says. */
const wordsOf = ({ offeredUntil }: Waits, day: string, now: number): string => {
  if (offeredUntil === undefined) return `Waiting for a place on ${day}. The flight is full.`;
  return Date.parse(offeredUntil) <= now
    ? 'The time to book this place is over. Choose another flight, or join the waitlist again.'
    : `A place on ${day}.`;
};

/** A turn on the waitlist of a full flight: what is held for the sender and until when, with the way to take it or to leave. */
export const Waiting = ({ shipment, waits }: { readonly shipment: Shipment; readonly waits: Waits }) => {
  const now = useNow();
  const { promise } = shipment;
  const { departureId, offeredUntil } = waits;
  const day = useFlightDay(shipment, waits);
  const isHeld = offeredUntil !== undefined && Date.parse(offeredUntil) > now;
  const book = useBook(shipment);
  const leave = useLeave(shipment);
  const failure = book.error ?? leave.error;
  return (
    <div className="grid w-full gap-2">
      <p role="status">{wordsOf(waits, day, now)}</p>
      {failure ? (
        <p role="alert" className="font-semibold text-wrong">
          {messageOf(failure)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
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
      <BookAnother shipment={shipment} />
    </div>
  );
};
