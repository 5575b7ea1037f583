import { Link } from 'react-router-dom';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { bookedOf, isBrought, isFetched, vanComes } from '#domain/shipments/pickup.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { PhoneLink } from '#web/ui/text/phone-link.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

/** The way to the booking, which has the times of its visits and their proofs. */
const ToBooking = ({
  reference,
  area,
  children,
}: {
  readonly reference: string;
  readonly area: Area;
  readonly children: string;
}) =>
  useMay()('booking.read') ? (
    <p>
      <Link to={pathTo(`${area}/bookings/:reference`, { reference })} className={textLink}>
        {children}
      </Link>
    </p>
  ) : null;

/** After a van has fetched the goods: the slot in which it came, and the way to who handed them over. */
const Fetched = ({
  booked: { booking, slot },
  area,
}: {
  readonly booked: ReturnType<typeof bookedOf>;
  readonly area: Area;
}) =>
  booking === undefined ? null : (
    <Section title="Pickup" className="min-w-0 space-y-2">
      <p>{slot === undefined ? 'We fetched it.' : `We fetched it: ${slotWords(slot)}.`}</p>
      <ToBooking
        reference={booking.reference}
        area={area}
      >{`Open booking ${booking.reference} with its proof`}</ToBooking>
    </Section>
  );

/** Where we fetch the goods and whom to call, and the booking with its time; once a van has fetched them, the way to the proof of it. */
export const Pickup = ({ shipment, area }: { readonly shipment: Shipment; readonly area: Area }) => {
  const { pickup, shipper, state } = shipment;
  const booked = bookedOf(shipment);
  const { booking, slot } = booked;
  if (isBrought(shipment) && isFetched(shipment)) return <Fetched booked={booked} area={area} />;
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
      {booking === undefined ? null : (
        <ToBooking reference={booking.reference} area={area}>{`Open booking ${booking.reference}`}</ToBooking>
      )}
    </Section>
  );
};
