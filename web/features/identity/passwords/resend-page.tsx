import { resendSignUpCode } from 'aws-amplify/auth';
import { EmailRequestPage } from './email-request-page.tsx';

/** `/auth/resend`: asks for another verification link. */
export const ResendPage = () => (
  <EmailRequestPage
    title="Send the link again"
    intro="Tell us the e-mail address you registered with and we will send a new verification link."
    submitText="Send Verification Link"
    send={(username) => resendSignUpCode({ username })}
    sentText="If this address is waiting to be verified, a new link is on its way. Older links stop working."
  />
);
