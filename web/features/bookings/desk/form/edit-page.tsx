import { useNavigate, useParams } from 'react-router-dom';
import type { Booking } from '#domain/bookings/booking.ts';
import { detailErrors } from '#domain/bookings/booking-form.ts';
import { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import { needsConsent } from '#domain/bookings/missing.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { type Act, useAct } from '#web/ui/forms/act/use-act.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { PlainInput, PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Refused } from '../booking/act.tsx';
import { useBooking, useBookingChange } from '../use-desk-bookings.ts';

interface Details {
  readonly name: string;
  readonly phone: string;
  readonly zip: string;
  readonly street: string;
  readonly access: string;
  readonly note: string;
  readonly stairs: boolean;
  readonly signed: boolean;
}

interface Props {
  readonly booking: Booking;
  readonly area: Area;
}

const beginOf = ({ name, phone, place, note = '' }: Booking): Details => ({
  name,
  phone,
  zip: place?.zip ?? '',
  street: place?.street ?? '',
  access: place?.access ?? '',
  note,
  stairs: place?.stairs ?? false,
  signed: false,
});

/** Text that is sent only where something was typed. */
const given = <Name extends string>(name: Name, text: string): Partial<Record<Name, string>> =>
  text.trim() === '' ? {} : ({ [name]: text.trim() } as Record<Name, string>);

/** The street may still be missing: whoever has asked for it writes it here. */
const errorsOf = (booking: Booking) => (details: Details) => {
  const { street, ...errors } = detailErrors(booking.way, details);
  return {
    ...errors,
    street: details.street.trim() === '' && booking.place?.street === undefined ? undefined : street,
    zip:
      booking.way === 'PICKUP' && !/^\d{5}$/.test(details.zip.trim())
        ? 'Give the ZIP code as five digits'
        : undefined,
  };
};

const useEdit = ({ booking, area }: Props) => {
  const { reference, version, way, photos, goods, emptyBarrels } = booking;
  const navigate = useNavigate();
  return useAct(useBookingChange(deskBookingEndpoints.deskChange), {
    begin: beginOf(booking),
    follows: true,
    schema: formSchema<Details>(errorsOf(booking)),
    keeps: 'all',
    input: ({ name, phone, street, access, note, zip, stairs, signed }) => ({
      params: { reference },
      body: {
        version,
        name: name.trim(),
        phone: phone.trim(),
        stairs,
        photos,
        goods,
        ...given('note', note),
        ...(way === 'PICKUP'
          ? { ...given('street', street), ...given('access', access), ...given('zip', zip) }
          : {}),
        ...(emptyBarrels === undefined ? {} : { emptyBarrels }),
        ...(signed ? { signed: true as const } : {}),
      },
    }),
    done: () => {
      toast.success(`${reference} is changed.`);
      void navigate(`${area}/bookings/${reference}`, { replace: true });
    },
  });
};

const Door = ({ act }: { readonly act: Act<Details> }) => (
  <>
    <PlainInput label="Street and number" optional={false} autoComplete="off" {...act.field('street')} />
    <PlainInput
      label="ZIP code"
      inputMode="numeric"
      required
      autoComplete="off"
      hint="Another one may have another price."
      {...act.field('zip')}
    />
    <CheckField
      label="There are stairs, or it cannot be rolled to the van"
      {...act.form.register('stairs')}
    />
    <PlainInput label="How do we get to the door?" autoComplete="off" {...act.field('access')} />
  </>
);

const EditForm = (props: Props) => {
  const { booking, area } = props;
  const act = useEdit(props);
  return (
    <ActForm act={act} className="grid max-w-xl gap-4">
      <PlainInput label="Name" required autoComplete="off" {...act.field('name')} />
      <PlainInput label="Phone on that day" type="tel" required autoComplete="off" {...act.field('phone')} />
      {booking.way === 'PICKUP' ? <Door act={act} /> : null}
      <PlainTextArea label="What the customer wants us to know" rows={2} {...act.field('note')} />
      {needsConsent(booking) ? (
        <CheckField
          label="The customer has signed that the goods may be opened and searched"
          {...act.form.register('signed')}
        />
      ) : null}
      <ActFailure act={act} words={(error) => <Refused error={error} />} />
      <div className="flex flex-wrap gap-2">
        <ActButton act={act} className="">
          Save the changes
        </ActButton>
        <LinkButton to={`${area}/bookings/${booking.reference}`} look="plain">
          Back without saving
        </LinkButton>
      </div>
    </ActForm>
  );
};

/** Changes what we need to know on the day, for the customer. What a colleague changes meanwhile shows in the fields that nobody has touched. */
export const EditBookingPage = ({ area }: { readonly area: Area }) => {
  const { reference = '' } = useParams();
  return (
    <div>
      <Presence list="bookings" id={reference} />
      <Loaded
        query={useBooking(reference)}
        loading="Loading the booking…"
        missing={
          <Missing title={`There is no booking ${reference}`} list={`${area}/bookings`} all="All bookings">
            Check the reference.
          </Missing>
        }
      >
        {({ booking }) => (
          <>
            <PageHeader caption="Change the booking" title={booking.reference} />
            {isOpen(booking.state) ? (
              <EditForm booking={booking} area={area} />
            ) : (
              <p>It is over, so nothing can be changed.</p>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
};
