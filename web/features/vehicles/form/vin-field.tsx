import { Vin } from '#domain/vehicles/vin.ts';
import type { Act } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import type { TypedVehicle } from './typed-vehicle.ts';

const LENGTH = 17;

/** What is wrong with a VIN while somebody types it. Nothing while it is not whole yet. */
const problemIn = (typed: string): string | undefined =>
  typed.replaceAll(/[\s-]/g, '').length < LENGTH ? undefined : Vin.safeParse(typed).error?.issues[0]?.message;

const stateWords = (typed: string): string => {
  const { length } = typed.replaceAll(/[\s-]/g, '');
  if (length === 0) return '17 letters and digits, at the windshield and on the registration.';
  if (length < LENGTH) return `${length} of 17 letters and digits.`;
  return Vin.safeParse(typed).success ? 'The check digit is right.' : '';
};

/** The VIN, which is checked as soon as it is whole: one wrong character is found by its check digit. */
export const VinField = ({ act }: { readonly act: Act<TypedVehicle> }) => {
  const field = act.field('vin');
  const { vin } = act.values;
  return (
    <PlainInput
      label="VIN"
      required
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      hint={<span role="status">{stateWords(vin)}</span>}
      {...field}
      error={field.error ?? problemIn(vin)}
    />
  );
};
