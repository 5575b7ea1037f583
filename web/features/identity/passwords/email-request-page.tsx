import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { EmailForm } from '#domain/identity/password-forms.ts';
import { isAboutTheAccount, recoveryErrorMessage } from '#domain/identity/provider-errors.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { textLink } from '#web/ui/text/text-link.ts';
import { AuthPanel } from '../fields/auth-panel.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { knownEmail, returningBy } from '../login/arrival.ts';

/** A page that asks for an e-mail address and sends a mail. It never reveals whether the account exists. */
export const EmailRequestPage = ({
  title,
  intro,
  submitText,
  sentText,
  send,
}: {
  readonly title: string;
  readonly intro: string;
  readonly submitText: string;
  readonly sentText: string;
  readonly send: (email: string) => Promise<unknown>;
}) => {
  const location = useLocation();
  const form = useSchemaForm({ schema: EmailForm, defaultValues: { email: knownEmail(location) } });
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
        <Link
          className={textLink}
          to={`/auth/login${returningBy(location)}`}
          state={{ email: form.watch('email') }}
        >
          Back to sign in
        </Link>
      }
    >
      <SubmissionForm form={form} submission={submission} submitText={submitText} busyText="Sending...">
        <EmailField />
        {sent ? <Alert kind="success">{sentText}</Alert> : null}
      </SubmissionForm>
    </AuthPanel>
  );
};
