import { type FieldErrors, onlyErrors } from '../kernel/field-errors.ts';
import { formSchema } from '../kernel/form-schema.ts';
import { emailProblem } from '../kernel/person/email.ts';
import { confirmPasswordProblem, newPasswordProblem } from './validation/passwords.ts';

/** A new password and its repetition. */
export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

/** The problems of a new password, the same in every form. */
export const newPasswordErrors = ({
  password,
  confirmPassword,
}: NewPassword): FieldErrors<keyof NewPassword> =>
  onlyErrors({
    password: newPasswordProblem(password),
    confirmPassword: confirmPasswordProblem(password, confirmPassword),
  });

/** The address that a link is sent to. */
export interface EmailForm {
  readonly email: string;
}
export const EmailForm = formSchema(({ email }: EmailForm) => onlyErrors({ email: emailProblem(email) }));

/** A change of password by somebody who knows the current one. */
export interface ChangePasswordForm extends NewPassword {
  readonly current: string;
}
export const ChangePasswordForm = formSchema((form: ChangePasswordForm) => ({
  ...(form.current ? {} : { current: 'Password is required' }),
  ...newPasswordErrors(form),
}));

/** A new password with the code from an e-mail. */
export interface ResetPasswordForm extends NewPassword {
  readonly email: string;
  readonly code: string;
}
/** `linkedUser` is the user in the link. It may be an account id, so it need not be an e-mail address. */
export const resetPasswordForm = (linkedUser: string) =>
  formSchema((form: ResetPasswordForm) => ({
    ...onlyErrors({
      email: linkedUser ? undefined : emailProblem(form.email),
      code: form.code.trim() ? undefined : 'Code is required',
    }),
    ...newPasswordErrors(form),
  }));
