import { formSchema } from '../kernel/form-schema.ts';
import { codeDigits } from './two-step.ts';

/** That it is really the owner who is signed in: the password, and the code where signing in asks for one. */
export interface ProveForm {
  readonly password: string;
  readonly code: string;
}

const proveSchema = (asksForCode: boolean) =>
  formSchema(({ password, code }: ProveForm) => ({
    ...(password ? {} : { password: 'Password is required' }),
    ...(!asksForCode || /^\d{6}$/.test(codeDigits(code))
      ? {}
      : { code: 'Enter the 6 digits that your app shows' }),
  }));

const withCode = proveSchema(true);
const withoutCode = proveSchema(false);

/** The schema of the form, with the code where two-step sign-in is on. */
export const proveFormOf = (asksForCode: boolean) => (asksForCode ? withCode : withoutCode);
