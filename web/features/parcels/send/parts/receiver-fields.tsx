import { callingCodeLabel, callingCodesFor } from '#domain/kernel/countries.ts';
import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';
import { takenDestinations } from '#domain/settings/counters/taken.ts';
import {
  addressCountryOf,
  type ConsigneeField,
  type ConsigneeFields,
} from '#domain/shipments/form/people.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';

/** An empty receiver in a country. */
export const emptyReceiver = (to: DestinationCode): ConsigneeFields => ({
  to,
  name: '',
  company: '',
  phoneCode: destinations[to].address.callingCode,
  phone: '',
  email: '',
  street: '',
  street2: '',
  city: '',
  region: '',
  postalCode: '',
});

interface Props {
  readonly receiver: ConsigneeFields;
  readonly problems: Readonly<Record<string, string | undefined>>;
  readonly onChange: (receiver: ConsigneeFields) => void;
}

const Text = ({
  field,
  label,
  receiver,
  problems,
  onChange,
  ...rest
}: Props & { readonly field: ConsigneeField; readonly label: string; readonly optional?: boolean }) => (
  <PlainInput
    label={label}
    optional={false}
    value={receiver[field] ?? ''}
    error={problems[`consignee.${field}`]}
    onChange={({ target }) => onChange({ ...receiver, [field]: target.value })}
    {...rest}
  />
);

const Phone = (props: Props) => {
  const { receiver, onChange } = props;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(9.5rem,2fr)_minmax(0,3fr)]">
      <PlainChoice
        label="Country code"
        optional={false}
        value={receiver.phoneCode}
        options={callingCodesFor(addressCountryOf(receiver.to), receiver.phoneCode).map((value) => ({
          value,
          label: callingCodeLabel(value),
        }))}
        onChange={({ target }) => onChange({ ...receiver, phoneCode: target.value })}
      />
      <Text field="phone" label="Phone" {...props} />
    </div>
  );
};

/** Who collects it: what papers and our partner there need, and nothing else. */
export const ReceiverFields = (props: Props) => {
  const { receiver, onChange } = props;
  const taken = takenDestinations(useSiteSettings().capabilities);
  return (
    <div className="grid gap-4">
      <PlainChoice
        label="Country"
        optional={false}
        value={receiver.to}
        options={taken.map(({ code, country }) => ({ value: code, label: country }))}
        onChange={({ target }) => {
          const place = taken.find(({ code }) => code === target.value);
          if (place)
            onChange({
              ...receiver,
              to: place.code,
              phoneCode: place.address.callingCode,
              region: '',
              postalCode: '',
            });
        }}
      />
      <Text field="name" label="Name, as in the passport" {...props} />
      {props.problems['consignee.latinName'] ? (
        <Text field="latinName" label="The name in Latin letters" {...props} />
      ) : null}
      <Phone {...props} />
      <Text field="street" label="Street and number" {...props} />
      <Text field="city" label="City or village" {...props} />
    </div>
  );
};
