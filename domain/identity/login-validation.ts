import type { FieldErrors } from '../kernel/field-errors.ts';
import { formSchema } from '../kernel/form-schema.ts';
import { emailProblem } from '../kernel/person/email.ts';

export interface LoginForm {
  readonly email: string;
  readonly password: string;
}

/** The first problem of a login form, in the fixed order: e-mail missing, password missing, e-mail malformed. */
const firstError = ({ email, password }: LoginForm): FieldErrors<keyof LoginForm> => {
  const problem = emailProblem(email);
  if (problem !== undefined && !email.trim()) return { email: problem };
  if (!password.trim()) return { password: 'Password is required' };
  return problem === undefined ? {} : { email: problem };
};

export const LoginForm = formSchema(firstError);
