import { resendSignUpCode, resetPassword } from 'aws-amplify/auth';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EmailForm } from '#domain/identity/password-forms.ts';
import { isAboutTheAccount, recoveryErrorMessage } from '#domain/identity/provider-errors.ts';
import { guestDraftMetadata } from '#domain/identity/registration.ts';
import { readBegun } from '#web/session/drafts/begun.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { textLink } from '#web/ui/text/text-link.ts';
import { AuthPanel } from '../fields/auth-panel.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { knownEmail, passOnEmail } from '../known-email.ts';
import { returningBy } from '../login/arrival.ts';

interface EmailRequest {
  readonly title: string;
  readonly intro: string;
  readonly submitText: string;
  readonly sentText: string;
  readonly send: (email: string) => Promise<unknown>;
}

/** A page that asks for an e-mail address and sends a mail. It never reveals whether the account exists. */
const EmailRequestPage = ({ title, intro, submitText, sentText, send }: EmailRequest) => {
  const { search } = useLocation();
  const [email] = useState(knownEmail);
  const form = useSchemaForm({ schema: EmailForm, defaultValues: { email } });
  const [sent, setSent] = useState(false);
  const submission = useSubmission(form, {
    send: async ({ email }) => {
      setSent(false);
      try {
        await send(email.trim());
      } catch (thrown) {
        if (!isAboutTheAccount(thrown)) throw thrown;
      }
      setSent(true);
    },
    explain: recoveryErrorMessage,
  });
  return (
    <AuthPanel
      title={title}
      intro={intro}
      below={
        <a
          className={textLink}
          href={`/auth/login${returningBy(search)}`}
          onClick={() => passOnEmail(form.getValues('email'))}
        >
          Back to sign in
        </a>
      }
    >
      <SubmissionForm form={form} submission={submission} submitText={submitText} busyText="Sending...">
        <EmailField />
        {sent ? <Alert kind="success">{sentText}</Alert> : null}
      </SubmissionForm>
    </AuthPanel>
  );
};

/** `/auth/forgot-password`: asks for the link that leads to the reset page. */
export const ForgotPasswordPage = () => (
  <EmailRequestPage
    title="Forgot your password?"
    intro="Tell us your e-mail address and we will send you a link to make a new password."
    submitText="Send Reset Link"
    send={(username) => {
      const begun = readBegun();
      const options = begun && { clientMetadata: guestDraftMetadata(begun.secret) };
      return resetPassword({ username, ...(options && { options }) });
    }}
    sentText="If an account exists for this address, a link to reset the password is on its way. It works for one hour."
  />
);

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
