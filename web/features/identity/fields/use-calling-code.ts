import { type FieldValues, type Path, type PathValue, useFormContext } from 'react-hook-form';
import { formatPhone } from '#domain/kernel/person/phone.ts';

/** What a form does when its phone gets another calling code: keeps the code, and writes the number that code's way. */
export const useCallingCode = <Values extends FieldValues>({
  codeName,
  phoneName,
}: {
  readonly codeName: Path<Values>;
  readonly phoneName: Path<Values>;
}): ((callingCode: string) => void) => {
  const { getValues, setValue, clearErrors } = useFormContext<Values>();
  const set = (name: Path<Values>, value: string) =>
    setValue(name, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  return (callingCode) => {
    set(codeName, callingCode);
    set(phoneName, formatPhone({ phone: getValues(phoneName), callingCode, country: '' }));
    clearErrors(phoneName);
  };
};

/** What a form does when another country is chosen: an empty phone gets its code; a number that was typed keeps the code it was typed with. */
export const useCodeOfCountry = <Values extends FieldValues>(names: {
  readonly codeName: Path<Values>;
  readonly phoneName: Path<Values>;
}): ((callingCode: string) => void) => {
  const { getValues } = useFormContext<Values>();
  const change = useCallingCode<Values>(names);
  return (callingCode) => {
    if (String(getValues(names.phoneName)).trim() === '') change(callingCode);
  };
};
