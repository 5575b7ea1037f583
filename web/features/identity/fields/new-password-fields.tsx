import type { NewPassword } from '#domain/identity/password-forms.ts';
import { PlainPassword } from '#web/ui/forms/plain-password.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';

/** The two fields for a new password of the surrounding form. */
export const NewPasswordFields = ({
  label = 'Password',
  confirmLabel = 'Confirm Password',
}: {
  readonly label?: string;
  readonly confirmLabel?: string;
}) => {
  const bind = useFields<NewPassword>();
  return (
    <>
      <PlainPassword
        id="password"
        label={label}
        autoComplete="new-password"
        hint="At least 8 characters, with uppercase, lowercase, and a number."
        required
        {...bind('password')}
      />
      <PlainPassword
        id="confirmPassword"
        label={confirmLabel}
        autoComplete="new-password"
        required
        {...bind('confirmPassword')}
      />
    </>
  );
};
