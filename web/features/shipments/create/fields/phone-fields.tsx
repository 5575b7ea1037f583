import { callingCodeLabel, callingCodesFor } from '#domain/kernel/countries.ts';
import { formatPhone } from '#domain/kernel/person/phone.ts';
import { addressCountryOf } from '#domain/shipments/form/people.ts';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import type { Wizard } from '../use-wizard.ts';
import { TypedInput } from './typed-input.tsx';

interface Phone {
  readonly phone: string;
  readonly phoneCode: string;
}

/** A phone number of someone at the destination. It is formatted when the field is left. It gives back its two fields alone, whatever else `value` has. */
export const PhoneFields = ({
  wizard,
  field,
  value: { phone, phoneCode },
  onChange,
}: {
  readonly wizard: Wizard;
  readonly field: string;
  readonly value: Phone;
  readonly onChange: (phone: Phone) => void;
}) => {
  const country = addressCountryOf(wizard.typed.price.to);
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(9.5rem,2fr)_minmax(0,3fr)]">
      <PlainChoice
        label="Country code"
        optional={false}
        value={phoneCode}
        options={callingCodesFor(country, phoneCode).map((code) => ({
          value: code,
          label: callingCodeLabel(code),
        }))}
        onChange={({ target }) => onChange({ phone, phoneCode: target.value })}
      />
      <TypedInput
        wizard={{
          problemOf: wizard.problemOf,
          leave: (left) => {
            const formatted = formatPhone({ phone, callingCode: phoneCode, country });
            if (formatted !== phone) onChange({ phone: formatted, phoneCode });
            wizard.leave(left);
          },
        }}
        field={field}
        label="Phone"
        type="tel"
        inputMode="tel"
        required
        value={phone}
        onType={(typed) => onChange({ phone: typed, phoneCode })}
      />
    </div>
  );
};
