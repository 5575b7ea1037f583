import type { FieldErrors } from '../kernel/field-errors.ts';
import { formSchema } from '../kernel/form-schema.ts';
import { emailProblem } from '../kernel/person/email.ts';

export interface LoginForm {
  readonly email: string;
  readonly password: string;
}

/** The first thing wrong with a login form, in the specification's order: e-mail there, password there, e-mail's shape. */
const firstError = ({ email, password }: LoginForm): FieldErrors<keyof LoginForm> => {
  const problem = emailProblem(email);
  if (problem !== undefined && !email.trim()) return { email: problem };
  if (!password.trim()) return { password: 'Password is required' };
  return problem === undefined ? {} : { email: problem };
};

export const LoginForm = formSchema(firstError);
