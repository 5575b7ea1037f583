import { useFormContext, useWatch } from 'react-hook-form';
import type { PersonForm } from '#domain/identity/form-names.ts';
import { needsLatin } from '#domain/kernel/person/latin-name.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { PhoneField } from './phone-field.tsx';

/** The spelling for airlines and customs, asked only beside a name in a script that they cannot read. */
const LatinNameField = () => {
  const bind = useFields<PersonForm>();
  const { control } = useFormContext<PersonForm>();
  const names = useWatch({ control, name: ['firstName', 'lastName'] });
  return needsLatin(names.join(' ')) ? (
    <PlainInput
      label="First and last name in Latin letters"
      hint="As in the passport. Papers and labels have this spelling."
      required
      {...bind('latinName')}
    />
  ) : null;
};

/** Name and phone fields. They need a form whose values have the fields of a person. */
export const PersonalFieldSet = () => {
  const bind = useFields<PersonForm>();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PlainInput label="First Name" autoComplete="given-name" required {...bind('firstName')} />
        <PlainInput label="Last Name" autoComplete="family-name" required {...bind('lastName')} />
      </div>
      <LatinNameField />
      <PhoneField />
      <PlainInput
        label="Company Name"
        placeholder="Your Company LLC"
        autoComplete="organization"
        {...bind('companyName')}
      />
    </>
  );
};
