import { useState } from 'react';
import { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { mayBecome } from '#domain/bookings/lifecycle.ts';
import { nextVisit } from '#domain/bookings/visits.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { useMay } from '#web/session/use-session.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { GoodsLines } from '../../goods-lines.tsx';
import { type DeskBooking, useBooking } from '../use-desk-bookings.ts';
import { StateBadge } from '../words.tsx';
import { Complete, completeWords } from './complete.tsx';

const Shown = ({ booking }: Pick<DeskBooking, 'booking'>) => {
  const mayAccept = useMay()('piece.manage');
  const [wasOpen] = useState(booking.state !== 'COMPLETED');
  const { reference, name, state, goods, shipments, to } = booking;
  const visit = nextVisit(booking);
  const isDone = state === 'COMPLETED';
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="wrap-anywhere text-3xl font-bold">
          <bdi>{name}</bdi>
        </span>
        <StateBadge state={state} />
      </p>
      <p className="text-xl">
        <span className="font-mono">{reference}</span>
        {visit === undefined ? '' : `, ${slotWords(visit.slot)}`}
      </p>
      <ul className="text-xl">
        <GoodsLines goods={goods} />
        <li>To {destinations[to].country}</li>
        {shipments.map((number) => (
          <li key={number} className="font-mono">
            {number}
          </li>
        ))}
      </ul>
      {isDone ? (
        <Alert kind="success" title={wasOpen ? 'Goods are here' : 'Goods are here already'}>
          {shipments.length === 0
            ? 'It has no shipment yet: send them to the counter.'
            : 'Now check in each piece: scan its label.'}
        </Alert>
      ) : null}
      {mayAccept && mayBecome(state, 'COMPLETED') ? (
        <AskFirst title={completeWords(booking)} button={completeWords(booking)}>
          {(close) => <Complete booking={booking} endpoint={deskBookingEndpoints.accept} onClose={close} />}
        </AskFirst>
      ) : null}
    </div>
  );
};

/** The booking whose code was scanned at the dock: whose it is, what they bring, and that it is here. */
export const BookingInFront = ({ reference }: { readonly reference: string }) => (
  <Loaded
    query={useBooking(reference)}
    loading="Looking it up."
    lines={4}
    missing={<Alert>There is no booking {reference}.</Alert>}
  >
    {({ booking }) => <Shown booking={booking} />}
  </Loaded>
);
