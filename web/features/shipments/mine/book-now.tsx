import { useState } from 'react';
import { dollars } from '#domain/kernel/money.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { FlightChoices } from '../create/flights/flight-choices.tsx';
import { useFlights } from '../create/flights/use-flights.ts';

const THOUSAND = 1000;

/** Books a shipment that was made and has no flight yet, for example after we confirmed its price. */
export const BookNow = ({ shipment }: { readonly shipment: Shipment }) => {
  const [picked, setPicked] = useState('');
  const { number, version, to, pieces, promise } = shipment;
  const heaviestLb = Math.max(0, ...pieces.map(({ thousandthsLb }) => thousandthsLb / THOUSAND));
  const { query, flights = [] } = useFlights({ to, heaviestLb, chosen: picked });
  const chosen = picked || (flights.find(({ closed }) => closed === undefined)?.id ?? '');
  const book = useChange(
    async (departureId: string) =>
      api(shipmentEndpoints.book, {
        params: { number },
        body: { version, departureId, total: promise.total },
      }),
    ['shipments'],
  );
  return (
    <Section title="Book it on a flight" className="grid gap-4">
      <Loaded query={query} loading="Loading flights…" lines={10}>
        {() => <FlightChoices flights={flights} chosen={chosen} onChoose={setPicked} />}
      </Loaded>
      {book.error ? (
        <p role="alert" className="font-semibold text-wrong">
          {messageOf(book.error)}
        </p>
      ) : null}
      <div>
        <Button
          busy={book.isPending}
          busyText="Booking…"
          disabled={chosen === ''}
          onClick={() => book.mutate(chosen)}
        >
          Book it for {dollars(promise.total)}
        </Button>
      </div>
    </Section>
  );
};
