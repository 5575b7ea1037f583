import { dollars } from '#domain/kernel/money.ts';
import { Extra } from '#web/price-form/fields/extra.tsx';
import { PlainInput, PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { type TypedBooking, wayOf } from '../typed/typed-booking.ts';
import type { BookingDraft } from '../use-booking-page.ts';
import { Part } from './part.tsx';
import { Photos } from './photos.tsx';
import { MyAddress } from './way-part.tsx';
import { WhoFields } from './who-fields.tsx';

type Words = 'name' | 'phone' | 'street' | 'access' | 'note';

/** What ties a text field to the page: its id, its text and its problem. */
const useText =
  ({ change, fields, typed, problemOf, leave }: BookingDraft) =>
  (field: Words) => ({
    id: field,
    // Name and phone are those of the profile until others are typed.
    value: (field === 'name' || field === 'phone' ? (typed[field] ?? fields[field]) : typed[field]) ?? '',
    error: problemOf(field),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change((before): TypedBooking => ({ ...before, [field]: target.value })),
    onBlur: () => leave(field),
  });

const Door = ({ draft }: { readonly draft: BookingDraft }) => {
  const { typed, change, rateCard } = draft;
  const text = useText(draft);
  return (
    <>
      <MyAddress draft={draft} />
      <PlainInput label="Street and number" autoComplete="street-address" required {...text('street')} />
      <Extra
        id="stairs"
        label="There are stairs, or it cannot be rolled to the van"
        note={`${dollars(rateCard.card.stairs)}. Leave it off if it can be rolled out from the ground floor.`}
        wanted={typed.price.stairs}
        onChange={(stairs) => change((before) => ({ ...before, price: { ...before.price, stairs } }))}
      />
      <PlainInput
        label="How do we get to the door?"
        hint="Floor, bell, gate, where the van can stop."
        autoComplete="off"
        {...text('access')}
      />
    </>
  );
};

/** Where exactly, whom to ask for, and what helps on the day. */
export const DayPart = ({ draft }: { readonly draft: BookingDraft }) => {
  const text = useText(draft);
  const isPickup = wayOf(draft.typed) === 'PICKUP';
  return (
    <Part title={isPickup ? 'Where exactly, and whom do we ask for?' : 'Who brings it?'}>
      {isPickup ? <Door draft={draft} /> : null}
      <WhoFields field={text} />
      {isPickup && !draft.isForCaller ? (
        <Photos
          photos={draft.typed.photos}
          onChange={(update) => draft.change((before) => ({ ...before, photos: update(before.photos) }))}
        />
      ) : null}
      <PlainTextArea label="Anything we should know?" rows={2} {...text('note')} />
    </Part>
  );
};
