import { type FieldErrors, onlyErrors } from '../kernel/field-errors.ts';
import { formSchema } from '../kernel/form-schema.ts';
import { emailProblem } from '../kernel/person/email.ts';
import { confirmPasswordProblem, newPasswordProblem } from './validation/passwords.ts';

/** A password being made, twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

/** What is wrong with a password being made, wherever one is made. */
export const newPasswordErrors = ({
  password,
  confirmPassword,
}: NewPassword): FieldErrors<keyof NewPassword> =>
  onlyErrors({
    password: newPasswordProblem(password),
    confirmPassword: confirmPasswordProblem(password, confirmPassword),
  });

/** Where a link shall be sent. */
export interface EmailForm {
  readonly email: string;
}
export const EmailForm = formSchema(({ email }: EmailForm) => onlyErrors({ email: emailProblem(email) }));

/** A change of password, by somebody who knows the current one. */
export interface ChangePasswordForm extends NewPassword {
  readonly current: string;
}
export const ChangePasswordForm = formSchema((form: ChangePasswordForm) => ({
  ...(form.current ? {} : { current: 'Password is required' }),
  ...newPasswordErrors(form),
}));

/** A new password by the code of an e-mail. */
export interface ResetPasswordForm extends NewPassword {
  readonly email: string;
  readonly code: string;
}
/** `linkedUser` is whom the link names: by the account's id perhaps, which is no e-mail address and right nonetheless. */
export const resetPasswordForm = (linkedUser: string) =>
  formSchema((form: ResetPasswordForm) => ({
    ...onlyErrors({
      email: linkedUser ? undefined : emailProblem(form.email),
      code: form.code.trim() ? undefined : 'Code is required',
    }),
    ...newPasswordErrors(form),
  }));
