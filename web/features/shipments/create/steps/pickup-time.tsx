import { useCallback, useEffect, useRef } from 'react';
import { waitsToBeJoined } from '#domain/bookings/changes/joined.ts';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { check } from '#web/price-form/draft/check.ts';
import { poundsOfGoods } from '#web/price-form/draft/pounds.ts';
import { useOwnProfile } from '#web/session/use-own-address.ts';
import { HeldLine } from '#web/slots/held-line.tsx';
import { SlotChoice } from '#web/slots/slot-choice.tsx';
import { useHold } from '#web/slots/use-hold.ts';
import type { Wanted } from '#web/slots/use-slots.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useBookingOf } from '../booking/use-booking-of.ts';
import { TypedInput } from '../fields/typed-input.tsx';
import type { Wizard } from '../use-wizard.ts';

/** What has to fit in a slot. */
const wantedOf = ({ typed, rateCard }: Wizard): Wanted => ({
  way: 'PICKUP',
  to: typed.price.to,
  lb: poundsOfGoods(check(typed.price, rateCard.card).request?.goods ?? []),
});

/** That there is nothing to bring: a booking that is finished has brought it. */
export const HaveIt = ({ wizard }: { readonly wizard: Wizard }) => {
  const { data } = useBookingOf(wizard);
  return data !== undefined && waitsToBeJoined(data) ? (
    <Alert kind="success" title="We have it already">
      It came with {data.reference}. There is nothing for you to bring.
    </Alert>
  ) : null;
};

/** The number of the profile, until another one is typed. */
const PickupPhone = ({ wizard }: { readonly wizard: Wizard }) => {
  const { typed, change } = wizard;
  const { phone_e164: e164, phone } = useOwnProfile() ?? {};
  const own = e164 ?? phone ?? '';
  const isFilled = useRef(typed.pickupPhone !== '');
  useEffect(() => {
    if (isFilled.current || own === '') return;
    isFilled.current = true;
    // Whoever has begun to type before it was loaded means another one.
    change((before) => (before.pickupPhone === '' ? { ...before, pickupPhone: own } : before));
  }, [own, change]);
  return (
    <TypedInput
      wizard={wizard}
      field="pickupPhone"
      label="Phone on that day"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
      value={typed.pickupPhone}
      onType={(pickupPhone) => change((before) => ({ ...before, pickupPhone }))}
    />
  );
};

/** The time of the pickup, once we know that we come there. The flights below are those that it makes. */
export const PickupTime = ({ wizard }: { readonly wizard: Wizard }) => {
  const { typed, change, priceForm } = wizard;
  const { zipAnswer } = priceForm;
  const isReached = zipAnswer.status === 'found' && zipAnswer.withinRadius;
  const wanted = wantedOf(wizard);
  const hold = useHold(isReached ? typed.slot : '', wanted);
  const choose = useCallback(
    // Another time may make another flight, so the next one is offered again.
    ({ id }: OfferedSlot) => change((before) => ({ ...before, slot: id, departureId: '' })),
    [change],
  );
  if (!isReached) return null;
  return (
    <section id="slot" aria-label="When we come" className="grid gap-2">
      <h3 className="text-xl">When do we come?</h3>
      <SlotChoice wanted={wanted} chosen={typed.slot} onChoose={choose} hold={hold} />
      <PickupPhone wizard={wizard} />
    </section>
  );
};

/** Holds the chosen time again while everything is looked at once more. */
export const PickupHeld = ({ wizard }: { readonly wizard: Wizard }) => {
  const { slot, booking } = wizard.typed;
  // What is booked already needs no hold.
  return <HeldLine hold={useHold(booking === '' ? slot : '', wantedOf(wizard))} />;
};
