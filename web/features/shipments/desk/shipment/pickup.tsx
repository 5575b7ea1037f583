import { Link } from 'react-router-dom';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { bookedOf, vanComes } from '#domain/shipments/pickup.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { PhoneLink } from '#web/ui/text/phone-link.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

/** Until the goods are with us: where we fetch them and whom to call, and the booking with its time. */
export const Pickup = ({ shipment, area }: { readonly shipment: Shipment; readonly area: Area }) => {
  const may = useMay();
  const { pickup, shipper, state } = shipment;
  const { booking, slot } = bookedOf(shipment);
  const isToPickUp = pickup !== undefined && vanComes(shipment);
  if (state !== 'BOOKED' || !(isToPickUp || booking !== undefined)) return null;
  const when = slot === undefined ? 'No time is chosen yet.' : `${slotWords(slot)}.`;
  return (
    <Section title={isToPickUp ? 'Pickup' : 'How it comes'} className="min-w-0 space-y-2">
      <p>
        <strong className="font-semibold">{when}</strong>
      </p>
      {isToPickUp ? (
        <p>
          {pickup.street ?? 'Street not given: ask'}, ZIP {pickup.zip}
          {pickup.stairs ? ', with stairs' : ''}.
        </p>
      ) : null}
      <p>
        {shipper.name}{' '}
        {shipper.phone === undefined ? '(no phone number)' : <PhoneLink phone={shipper.phone} />}
      </p>
      {booking !== undefined && may('booking.read') ? (
        <p>
          <Link
            to={pathTo(`${area}/bookings/:reference`, { reference: booking.reference })}
            className={textLink}
          >
            Open booking {booking.reference}
          </Link>
        </p>
      ) : null}
    </Section>
  );
};
