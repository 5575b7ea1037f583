import { resetPassword } from 'aws-amplify/auth';
import { EmailRequestPage } from './email-request-page.tsx';

/** `/auth/forgot-password`: asks for the link that leads to the reset page. */
export const ForgotPasswordPage = () => (
  <EmailRequestPage
    title="Forgot your password?"
    intro="Tell us your e-mail address and we will send you a link to make a new password."
    submitText="Send Reset Link"
    send={(username) => resetPassword({ username })}
    sentText="If an account exists for this address, a link to reset the password is on its way. It works for one hour."
  />
);
