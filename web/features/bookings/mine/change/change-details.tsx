import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from '#domain/bookings/booking.ts';
import { detailErrors } from '#domain/bookings/booking-form.ts';
import { ownBookingEndpoints } from '#domain/bookings/customer/own-endpoints.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { bookingKey, KEY } from '../../use-bookings.ts';

interface Details {
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly access: string;
  readonly note: string;
}

const beginOf = ({ name, phone, place, note = '' }: Booking): Details => ({
  name,
  phone,
  street: place?.street ?? '',
  access: place?.access ?? '',
  note,
});

/** Text that is sent only where something was typed. */
const given = (details: Partial<Details>): Partial<Details> =>
  Object.fromEntries(
    Object.entries(details).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  );

const Form = ({ booking, close }: { readonly booking: Booking; readonly close: () => void }) => {
  const { reference, version, way, place, photos, goods, emptyBarrels } = booking;
  const cache = useQueryClient();
  const change = useChange(
    ({ name, phone, ...text }: Details) =>
      api(ownBookingEndpoints.change, {
        params: { reference },
        body: {
          version,
          name: name.trim(),
          phone: phone.trim(),
          ...given(way === 'PICKUP' ? text : { note: text.note }),
          stairs: place?.stairs ?? false,
          photos,
          goods,
          ...(emptyBarrels === undefined ? {} : { emptyBarrels }),
          ...(place === undefined ? {} : { zip: place.zip }),
        },
      }),
    [KEY],
  );
  const act = useAct(change, {
    begin: beginOf(booking),
    schema: formSchema<Details>((details) => detailErrors(way, details)),
    input: (ready) => ready,
    done: (changed) => {
      cache.setQueryData(bookingKey(reference), changed);
      toast.success('It is changed.');
      close();
    },
  });
  return (
    <ActForm act={act} className="grid gap-4">
      {way === 'PICKUP' ? (
        <>
          <PlainInput
            label="Street and number"
            autoComplete="street-address"
            required
            {...act.field('street')}
          />
          <PlainInput label="How do we get to the door?" autoComplete="off" {...act.field('access')} />
        </>
      ) : null}
      <PlainInput label="Name" autoComplete="name" required {...act.field('name')} />
      <PlainInput
        label="Phone on that day"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...act.field('phone')}
      />
      <PlainTextArea label="Anything we should know?" rows={2} {...act.field('note')} />
      <ActFailure act={act} title="It is not changed" />
      <ActButton act={act}>Save the changes</ActButton>
    </ActForm>
  );
};

/** Changes what we need to know on the day. */
export const ChangeDetails = ({ booking }: { readonly booking: Booking }) => (
  <AskFirst title="What we need to know on the day" button="Change the details" look="plain">
    {(close) => <Form booking={booking} close={close} />}
  </AskFirst>
);
