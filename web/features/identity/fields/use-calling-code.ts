import { useFormContext } from 'react-hook-form';
import type { ProfileForm } from '#domain/identity/profile-fields.ts';
import { formatPhone } from '#domain/kernel/person/phone.ts';

/** Sets the calling code, and formats the number for it. */
export const useCallingCode = (): ((callingCode: string) => void) => {
  const { getValues, setValue, clearErrors } = useFormContext<ProfileForm>();
  const set = (name: 'phone' | 'phone_country_code', value: string) =>
    setValue(name, value, { shouldDirty: true });
  return (callingCode) => {
    set('phone_country_code', callingCode);
    set('phone', formatPhone({ phone: getValues('phone'), callingCode, country: '' }));
    clearErrors('phone');
  };
};

/** On a change of country an empty phone gets the country's calling code; a typed number keeps its code. */
export const useCodeOfCountry = (): ((callingCode: string) => void) => {
  const { getValues } = useFormContext<ProfileForm>();
  const change = useCallingCode();
  return (callingCode) => {
    if (getValues('phone').trim() === '') change(callingCode);
  };
};
