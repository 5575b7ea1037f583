import type { ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PersonForm } from '#domain/identity/form-names.ts';
import { callingCodeLabel, callingCodesFor, countryOfCallingCode } from '#domain/kernel/countries.ts';
import { formatPhone } from '#domain/kernel/person/phone.ts';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useCallingCode } from './use-calling-code.ts';

/** A phone number that is formatted while it is typed, with its calling code. */
export const PhoneField = () => {
  const { control, setValue } = useFormContext<PersonForm>();
  const bind = useFields<PersonForm>();
  const changeCode = useCallingCode();
  const [callingCode, country] = useWatch({ control, name: ['phoneCountryCode', 'country'] });

  const show = (phone: string) =>
    setValue('phone', formatPhone({ phone, callingCode, country }), { shouldDirty: true });
  const formatTyped = (event: ChangeEvent<HTMLInputElement & HTMLSelectElement>) => {
    const { value, selectionStart } = event.target;
    // Formatting moves the caret to the end, so an edit in the middle is formatted when the field is left.
    if (selectionStart === null || selectionStart === value.length) show(value);
  };
  const { onBlur, ...phone } = bind('phone', formatTyped);

  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <PlainChoice
        label="Country code"
        optional={false}
        autoComplete="tel-country-code"
        options={callingCodesFor(country, callingCode).map((code) => ({
          value: code,
          label: callingCodeLabel(code),
        }))}
        {...bind('phoneCountryCode', (event) => changeCode(event.target.value))}
        // A controlled field, because the list may gain the chosen country's code in the same render.
        value={callingCode}
      />
      <PlainInput
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        title={`A number of ${countryOfCallingCode(callingCode, country)}`}
        {...phone}
        onBlur={(event) => {
          show(event.target.value);
          return onBlur(event);
        }}
      />
    </div>
  );
};
