import { useFormContext } from 'react-hook-form';
import type { ProfileForm } from '#domain/identity/profile-fields.ts';
import { formatPhone } from '#domain/kernel/person/phone.ts';

/** What a form does when its phone gets another calling code: keeps the code, and writes the number that code's way. */
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

/** What a form does when another country is chosen: an empty phone gets its code; a number that was typed keeps the code it was typed with. */
export const useCodeOfCountry = (): ((callingCode: string) => void) => {
  const { getValues } = useFormContext<ProfileForm>();
  const change = useCallingCode();
  return (callingCode) => {
    if (getValues('phone').trim() === '') change(callingCode);
  };
};
