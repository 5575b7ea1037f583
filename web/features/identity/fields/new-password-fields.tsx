import { confirmPasswordProblem, newPasswordProblem } from '#domain/identity/rules/passwords.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';

/** A password being made, twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

/** The rules of registration for a password being made. */
export const newPasswordErrors = ({ password, confirmPassword }: NewPassword) =>
  onlyErrors({
    password: newPasswordProblem(password),
    confirmPassword: confirmPasswordProblem(password, confirmPassword),
  });

/** The two fields of whichever form makes a password. */
export const NewPasswordFields = ({
  label = 'Password',
  confirmLabel = 'Confirm Password',
}: {
  readonly label?: string;
  readonly confirmLabel?: string;
}) => {
  const bind = useFields<{ password: string; confirmPassword: string }>();
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint="At least 8 characters, with uppercase, lowercase, and a number."
        required
        {...bind('password')}
      />
      <PasswordField label={confirmLabel} autoComplete="new-password" required {...bind('confirmPassword')} />
    </>
  );
};
