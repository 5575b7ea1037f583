import { type PlainFieldProps, PlainInput } from '#web/ui/forms/plain-field.tsx';

/** Whom we ask for on the day, and where we reach them. */
export const WhoFields = ({
  field,
}: {
  /** What ties a field to the form around it. */
  readonly field: (name: 'name' | 'phone') => Omit<PlainFieldProps<'input'>, 'label'>;
}) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <PlainInput label="Name" autoComplete="name" required {...field('name')} />
    <PlainInput
      label="Phone on that day"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
      {...field('phone')}
    />
  </div>
);
