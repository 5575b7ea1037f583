import type { ProfileForm } from '#domain/identity/profile-fields.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { PhoneField } from './phone-field.tsx';

/** Name and phone fields. They need a form whose values have the profile's fields. */
export const PersonalFieldSet = () => {
  const bind = useFields<ProfileForm>();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PlainInput label="First Name" autoComplete="given-name" required {...bind('first_name')} />
        <PlainInput label="Last Name" autoComplete="family-name" required {...bind('last_name')} />
      </div>
      <PhoneField />
      <PlainInput
        label="Company Name"
        placeholder="Your Company LLC"
        autoComplete="organization"
        {...bind('company_name')}
      />
    </>
  );
};
