import { EmailField } from '../fields/email-field.tsx';
import { NewPasswordFields } from '../fields/new-password-fields.tsx';

/** Step 0: e-mail and password. */
export const AccountStep = () => (
  <>
    <EmailField autoComplete="email" />
    <NewPasswordFields />
  </>
);
