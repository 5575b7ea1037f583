import { emailProblem } from '../kernel/person/email.ts';

export interface LoginForm {
  readonly email: string;
  readonly password: string;
}

/** The first thing wrong with a login form, in the specification's order: e-mail there, password there, e-mail's shape. */
export const loginProblem = (
  form: LoginForm,
): { readonly field: keyof LoginForm; readonly message: string } | undefined => {
  const email = emailProblem(form.email);
  if (email !== undefined && !form.email.trim()) return { field: 'email', message: email };
  if (!form.password.trim()) return { field: 'password', message: 'Password is required' };
  return email === undefined ? undefined : { field: 'email', message: email };
};
