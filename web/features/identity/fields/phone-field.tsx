import type { ChangeEvent } from 'react';
import { type FieldValues, type Path, type PathValue, useFormContext, useWatch } from 'react-hook-form';
import { callingCodesFor, countryOfCallingCode } from '#domain/kernel/countries.ts';
import { formatPhone } from '#domain/kernel/person/phone.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useCallingCode } from './use-calling-code.ts';

/** A phone number that formats itself as it is typed, beside the code of the country it belongs to. */
export const PhoneField = <Values extends FieldValues>({
  codeName,
  phoneName,
  countryName,
}: {
  readonly codeName: Path<Values>;
  readonly phoneName: Path<Values>;
  readonly countryName: Path<Values>;
}) => {
  const { control, setValue } = useFormContext<Values>();
  const bind = useFields<Values>();
  const changeCode = useCallingCode<Values>({ codeName, phoneName });
  const callingCode: string = useWatch({ control, name: codeName });
  const country: string = useWatch({ control, name: countryName });

  const show = (phone: string) =>
    setValue(phoneName, formatPhone({ phone, callingCode, country }) as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
    });
  const formatTyped = (event: ChangeEvent<HTMLInputElement & HTMLSelectElement>) => {
    const { value, selectionStart } = event.target;
    // Formatting moves the caret to the end, so whoever edits the middle is left alone until they leave the field.
    if (selectionStart === null || selectionStart === value.length) show(value);
  };
  const { onBlur, ...phone } = bind(phoneName, formatTyped);

  return (
    <div className="grid grid-cols-[7.5rem_1fr] items-start gap-3">
      <SelectField
        label="Country code"
        autoComplete="tel-country-code"
        options={callingCodesFor(country, callingCode).map((code) => ({ value: code, label: code }))}
        {...bind(codeName, (event) => changeCode(event.target.value))}
        // Held by React, because the list may gain the chosen country's own code in the same moment.
        value={callingCode}
      />
      <TextField
        label="Phone (optional)"
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
