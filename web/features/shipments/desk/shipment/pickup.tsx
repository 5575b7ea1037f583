import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { isTimeOpen, waitsForPickup } from '#domain/shipments/pickup.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { useMay } from '#web/session/use-session.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { PhoneLink } from '#web/ui/text/phone-link.tsx';
import { useShipmentChange } from '../use-desk-shipments.ts';
import { NotedForm } from './noted-form.tsx';

const Agree = ({ shipment: { number, version, pickup } }: { readonly shipment: Shipment }) => {
  const act = useAct(useShipmentChange(deskShipmentEndpoints.agreePickup, number), {
    begin: { note: '' },
    input: ({ note }) => ({ params: { number }, body: { version, agreed: note.trim() } }),
    done: () => toast.success('Saved. The sender reads it on their page.'),
  });
  return (
    <NotedForm
      act={act}
      label="Day and time agreed on"
      press={pickup?.agreed === undefined ? 'Save' : 'Change it'}
    />
  );
};

/** When the van comes, or by when somebody has to agree on it. */
const WhenWeCome = ({ pickup }: { readonly pickup: NonNullable<Shipment['pickup']> }) => {
  const { slot, agreed, callBy, booking } = pickup;
  if (slot !== undefined)
    return (
      <p>
        The van comes <strong className="font-semibold">{slotWords(slot)}</strong>
        {booking === undefined ? '' : `, booking ${booking.reference}`}.
      </p>
    );
  if (agreed !== undefined)
    return (
      <p>
        Agreed: <strong className="font-semibold">{agreed.words}</strong>
      </p>
    );
  if (!isTimeOpen(pickup)) return <p>Booking {booking?.reference} has no time yet.</p>;
  return (
    <p>
      Call the sender and agree on a day and time
      {callBy === undefined ? null : (
        <>
          {' '}
          by <Instant at={callBy} />
        </>
      )}
      . That also makes the flight that they booked.
    </p>
  );
};

/** A pickup until the van has the goods: where, whom to call and by when, and what was agreed on. */
export const Pickup = ({ shipment }: { readonly shipment: Shipment }) => {
  const may = useMay();
  const { pickup, shipper } = shipment;
  if (pickup === undefined || !waitsForPickup(shipment)) return null;
  const { street = 'Street not given: ask', zip, stairs } = pickup;
  return (
    <Section title="Pickup" className="min-w-0 space-y-2">
      <p>
        {street}, ZIP {zip}
        {stairs ? ', with stairs' : ''}.
      </p>
      <p>
        {shipper.name}{' '}
        {shipper.phone === undefined ? '(no phone number)' : <PhoneLink phone={shipper.phone} />}
      </p>
      <WhenWeCome pickup={pickup} />
      {may('shipment.manage') && pickup.slot === undefined ? <Agree shipment={shipment} /> : null}
    </Section>
  );
};
