import { useState } from 'react';
import { dollars } from '#domain/kernel/money.ts';
import { parcelsIn } from '#domain/shipments/form/from-parcels.ts';
import { comingOf } from '#domain/shipments/pickup.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { FlightChoices } from '../create/flights/flight-choices.tsx';
import { useFlights } from '../create/flights/use-flights.ts';
import { useBook, useJoin } from './use-book.ts';

const THOUSAND = 1000;

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');

/** The flights to choose from. A full one can be waited for. */
const Flights = ({ shipment }: { readonly shipment: Shipment }) => {
  const [picked, setPicked] = useState('');
  const { to, pieces, promise, waits } = shipment;
  const coming = comingOf(shipment, useSiteSettings().schedule);
  const heaviestLb = Math.max(0, ...pieces.map(({ thousandthsLb }) => thousandthsLb / THOUSAND));
  const { query, flights: all = [] } = useFlights({ to, heaviestLb, chosen: picked, coming });
  // The one that is waited for is shown above.
  const flights = all.filter(({ id }) => id !== waits?.departureId);
  const chosen = picked || (flights.find(({ closed }) => closed === undefined)?.id ?? '');
  const isFull = flights.some(({ id, waitlist }) => waitlist && id === chosen);
  const book = useBook(shipment);
  const wait = useJoin(shipment);
  // A flight with some space may still be too full for these goods, and only the server knows.
  const wasFull = !isFull && book.variables === chosen && codeOf(book.error) === 'FLIGHT_FULL';
  const wish = isFull || wait.error ? wait : book;
  return (
    <div className="grid gap-4">
      <Loaded query={query} loading="Loading flights…" lines={10}>
        {() => <FlightChoices flights={flights} coming={coming} chosen={chosen} onChoose={setPicked} />}
      </Loaded>
      {wish.error ? (
        <p role="alert" className="font-semibold text-wrong">
          {messageOf(wish.error)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          look={waits ? 'plain' : 'primary'}
          busy={wish.isPending && !wasFull}
          busyText={isFull ? 'Joining…' : 'Booking…'}
          disabled={chosen === ''}
          onClick={() => (isFull ? wait : book).mutate(chosen)}
        >
          {isFull ? 'Join the waitlist' : `Book it for ${dollars(promise.total)}`}
        </Button>
        {wasFull ? (
          <Button look="plain" busy={wait.isPending} busyText="Joining…" onClick={() => wait.mutate(chosen)}>
            Join the waitlist
          </Button>
        ) : null}
      </div>
    </div>
  );
};

/** Books a shipment that was made and has no flight yet, for example after we confirmed its price. */
export const BookNow = ({ shipment }: { readonly shipment: Shipment }) => {
  const ofMailbox = parcelsIn(shipment).length;
  return (
    <div className="w-full">
      {ofMailbox === 0 ? null : (
        <p className="mb-3">
          {ofMailbox === 1 ? 'A parcel of your mailbox waits' : `${ofMailbox} parcels of your mailbox wait`}{' '}
          for this shipment. Book it, or cancel it below and keep them.
        </p>
      )}
      <Flights shipment={shipment} />
    </div>
  );
};

/** The way out of what is waited for. */
export const BookAnother = ({ shipment }: { readonly shipment: Shipment }) => (
  <details className="w-full">
    <summary className="unfold">Book another flight instead</summary>
    <Flights key={shipment.waits?.departureId} shipment={shipment} />
  </details>
);
