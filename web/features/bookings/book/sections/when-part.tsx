import { useCallback } from 'react';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { SlotChoice } from '#web/slots/slot-choice.tsx';
import { emptiesOf } from '#web/slots/use-slots.ts';
import { Choices } from '#web/ui/forms/choices.tsx';
import { emptyRows } from '../typed/fields-of.ts';
import { type TypedBooking, wayOf } from '../typed/typed-booking.ts';
import type { BookingDraft } from '../use-booking-page.ts';
import { Part } from './part.tsx';

const dayOfSlot = (slot: string): string => slot.slice(2, 12);

/** The visit that fetches the goods comes on a later day than the one that brings the empty barrels. */
const withFirst = (typed: TypedBooking, { id, day }: OfferedSlot): TypedBooking => ({
  ...typed,
  firstSlot: id,
  slot: typed.slot !== '' && dayOfSlot(typed.slot) > day ? typed.slot : '',
});

const ways = [
  { value: '', label: 'I pick them up at your dock' },
  { value: 'ALONG', label: 'Bring them along, and I fill them while you wait' },
  { value: 'FIRST', label: 'Bring them on an earlier day: two visits, one price' },
] as const;

/** How the empty barrels come that were asked for with the goods. */
const Empties = ({ draft: { typed, change } }: { readonly draft: BookingDraft }) => (
  <Choices
    name="empties"
    legend="How do the empty barrels come to you?"
    className="grid gap-2"
    choices={ways.map(({ value, label }) => ({
      value,
      label: <span className="font-semibold">{label}</span>,
    }))}
    chosen={typed.empties}
    onChoose={(empties) => change((before) => ({ ...before, empties, slot: '', firstSlot: '' }))}
  />
);

const First = ({ draft }: { readonly draft: BookingDraft }) => {
  const { typed, change, wanted, firstHold, problemOf } = draft;
  const choose = useCallback((slot: OfferedSlot) => change((before) => withFirst(before, slot)), [change]);
  return (
    <div id="firstSlot" tabIndex={-1} className="grid scroll-mt-20 gap-2">
      <h3 className="text-xl">We bring the empty barrels</h3>
      <SlotChoice
        name="first"
        wanted={emptiesOf(wanted)}
        chosen={typed.firstSlot}
        onChoose={choose}
        hold={firstHold}
        problem={problemOf('firstSlot')}
      />
    </div>
  );
};

/** The time, held while somebody confirms, with the flight that it makes. */
export const WhenPart = ({ draft }: { readonly draft: BookingDraft }) => {
  const { typed, change, wanted, hold, goods, problemOf } = draft;
  const choose = useCallback(
    (slot: OfferedSlot) => change((before) => ({ ...before, slot: slot.id })),
    [change],
  );
  const isPickup = wayOf(typed) === 'PICKUP';
  const hasEmpties = isPickup && typed.shipments.length === 0 && emptyRows(goods ?? []).length > 0;
  const isFirst = hasEmpties && typed.empties === 'FIRST';
  return (
    <Part title={isPickup ? 'When do we come?' : 'When do you come?'}>
      {hasEmpties ? <Empties draft={draft} /> : null}
      {isFirst ? <First draft={draft} /> : null}
      {isFirst && typed.firstSlot === '' ? null : (
        <div id="slot" tabIndex={-1} className="grid scroll-mt-20 gap-2">
          {isFirst ? <h3 className="text-xl">We pick up the full ones</h3> : null}
          <SlotChoice
            wanted={wanted}
            chosen={typed.slot}
            onChoose={choose}
            hold={hold}
            after={isFirst ? dayOfSlot(typed.firstSlot) : undefined}
            problem={problemOf('slot')}
          />
        </div>
      )}
    </Part>
  );
};
