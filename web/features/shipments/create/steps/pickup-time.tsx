import { useCallback } from 'react';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { check } from '#web/price-form/draft/check.ts';
import { poundsOfGoods } from '#web/price-form/draft/pounds.ts';
import { HeldLine } from '#web/slots/held-line.tsx';
import { SlotChoice } from '#web/slots/slot-choice.tsx';
import { useHold } from '#web/slots/use-hold.ts';
import type { Wanted } from '#web/slots/use-slots.ts';
import type { Wizard } from '../use-wizard.ts';

/** What has to fit in a slot. */
const wantedOf = ({ typed, rateCard }: Wizard): Wanted => ({
  way: 'PICKUP',
  to: typed.price.to,
  lb: poundsOfGoods(check(typed.price, rateCard.card).request?.goods ?? []),
});

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
    </section>
  );
};

/** Holds the chosen time again while everything is looked at once more. */
export const PickupHeld = ({ wizard }: { readonly wizard: Wizard }) => (
  <HeldLine hold={useHold(wizard.typed.slot, wantedOf(wizard))} />
);
