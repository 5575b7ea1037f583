import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '#domain/bookings/booking.ts';
import { ownBookingEndpoints } from '#domain/bookings/customer/own-endpoints.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { type Act, useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { Photos } from '../../../book/sections/photos.tsx';
import { WhoFields } from '../../../book/sections/who-fields.tsx';
import { bookingKey, KEY } from '../../../use-bookings.ts';
import { beginOf, changeOf, type Details, errorsOf } from './details.ts';
import { PlanFields } from './plan-fields.tsx';

interface Props {
  readonly booking: Booking;
  readonly close: () => void;
  readonly now: Date;
}

const useDetails = ({ booking, close, now }: Props): Act<Details> => {
  const { reference } = booking;
  const cache = useQueryClient();
  const change = useChange(
    (details: Details) =>
      api(ownBookingEndpoints.change, { params: { reference }, body: changeOf(booking, details, now) }),
    [KEY],
  );
  return useAct(change, {
    begin: beginOf(booking),
    schema: formSchema<Details>(errorsOf(booking, now)),
    input: (ready) => ready,
    done: (changed) => {
      cache.setQueryData(bookingKey(reference), changed);
      toast.success('It is changed.');
      close();
    },
  });
};

const Door = ({ act }: { readonly act: Act<Details> }) => (
  <>
    <PlainInput label="Street and number" autoComplete="street-address" required {...act.field('street')} />
    <PlainInput label="How do we get to the door?" autoComplete="off" {...act.field('access')} />
  </>
);

const Form = (props: Props) => {
  const { booking, now } = props;
  const act = useDetails(props);
  const isPickup = booking.way === 'PICKUP';
  return (
    <ActForm act={act} className="grid gap-4">
      {isPickup ? <Door act={act} /> : null}
      <WhoFields field={act.field} />
      <PlanFields booking={booking} act={act} now={now} />
      {isPickup ? (
        <Photos
          photos={act.values.photos}
          onChange={(update) => act.set('photos', update(act.form.getValues('photos')))}
        />
      ) : null}
      <PlainTextArea label="Anything we should know?" rows={2} {...act.field('note')} />
      <ActFailure act={act} title="It is not changed" />
      <ActButton act={act}>Save the changes</ActButton>
    </ActForm>
  );
};

/** The instant at which it was opened: what may be changed does not change while somebody types. */
const Opened = (props: Omit<Props, 'now'>) => {
  const [now] = useState(() => new Date());
  return <Form {...props} now={now} />;
};

/** Changes what we need to know on the day, and what the van is planned by where no shipment holds it. */
export const ChangeDetails = ({
  booking,
  button = 'Change the details',
  look = 'plain',
}: {
  readonly booking: Booking;
  readonly button?: string;
  /** `primary` where it is what is to be done now. */
  readonly look?: 'primary' | 'plain';
}) => (
  <AskFirst title="What we need to know on the day" button={button} look={look}>
    {(close) => <Opened booking={booking} close={close} />}
  </AskFirst>
);
