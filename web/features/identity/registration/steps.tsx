import type { RegistrationForm } from '#domain/identity/registration.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { AddressFieldSet } from '../fields/address-fields.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { NewPasswordFields } from '../fields/new-password-fields.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { useCodeOfCountry } from '../fields/use-calling-code.ts';

/** Step 0: e-mail and password. */
export const AccountStep = () => (
  <>
    <EmailField autoComplete="email" />
    <NewPasswordFields />
  </>
);

/** Step 1: who someone is, and how to call them. */
export const PersonalStep = () => {
  const bind = useFields<RegistrationForm>();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First Name" autoComplete="given-name" required {...bind('firstName')} />
        <TextField label="Last Name" autoComplete="family-name" required {...bind('lastName')} />
      </div>
      <PhoneField<RegistrationForm> codeName="phoneCountryCode" phoneName="phone" countryName="country" />
      <TextField
        label="Company Name (optional)"
        placeholder="Your Company LLC"
        autoComplete="organization"
        {...bind('companyName')}
      />
    </>
  );
};

/** Step 2: where someone is. Another country dials another code, so the phone's code follows. */
export const AddressStep = () => (
  <AddressFieldSet
    onCallingCode={useCodeOfCountry<RegistrationForm>({ codeName: 'phoneCountryCode', phoneName: 'phone' })}
  />
);
