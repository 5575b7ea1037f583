import { useFormContext } from 'react-hook-form';
import type { PersonForm } from '#domain/identity/form-names.ts';
import { formatPhone } from '#domain/kernel/person/phone.ts';

/** Sets the calling code, and formats the number for it. */
export const useCallingCode = (): ((callingCode: string) => void) => {
  const { getValues, setValue, clearErrors } = useFormContext<PersonForm>();
  const set = (name: 'phone' | 'phoneCountryCode', value: string) =>
    setValue(name, value, { shouldDirty: true });
  return (callingCode) => {
    set('phoneCountryCode', callingCode);
    set('phone', formatPhone({ phone: getValues('phone'), callingCode, country: '' }));
    clearErrors('phone');
  };
};

/** On a change of country an empty phone gets the country's calling code; a typed number keeps its code. */
export const useCodeOfCountry = (): ((callingCode: string) => void) => {
  const { getValues } = useFormContext<PersonForm>();
  const change = useCallingCode();
  return (callingCode) => {
    if (getValues('phone').trim() === '') change(callingCode);
  };
};
