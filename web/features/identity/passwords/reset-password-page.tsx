import { confirmResetPassword } from 'aws-amplify/auth';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ResetPasswordForm, resetPasswordForm } from '#domain/identity/password-forms.ts';
import { recoveryErrorMessage } from '#domain/identity/provider-errors.ts';
import { returnQuery } from '#domain/identity/return-url.ts';
import type { Begun } from '#web/session/drafts/begun.ts';
import { lookUpBegun } from '#web/session/drafts/look-up-begun.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { textLink } from '#web/ui/text/text-link.ts';
import { AuthPanel } from '../fields/auth-panel.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { NewPasswordFields } from '../fields/new-password-fields.tsx';
import { passOnEmail } from '../known-email.ts';
import { type ResetLink, useResetLink } from './use-reset-link.ts';

const CodeField = () => (
  <TextField
    label="Code from the e-mail"
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    {...useFields<ResetPasswordForm>()('code')}
  />
);

const Done = ({ email, begun }: { readonly email: string; readonly begun: Begun | undefined }) => (
  <AuthPanel title="Password changed" intro={begun ? `Sign in, then we book ${begun.words}.` : undefined}>
    <Alert kind="success">Your new password works from now on. Every device is signed out.</Alert>
    <a
      className={actionClass({ wide: true })}
      href={`/auth/login${begun ? returnQuery(begun.path) : ''}`}
      onClick={() => passOnEmail(email)}
    >
      Go to Sign In
    </a>
  </AuthPanel>
);

const ResetPassword = ({ link: { user, code, draft } }: { readonly link: ResetLink }) => {
  const form = useSchemaForm({
    schema: resetPasswordForm(user),
    defaultValues: { email: user, code, password: '', confirmPassword: '' },
  });
  const [done, setDone] = useState(false);
  const [begun, setBegun] = useState<Begun>();
  const submission = useSubmission(form, {
    send: async (values) => {
      await confirmResetPassword({
        username: values.email.trim(),
        confirmationCode: values.code.trim(),
        newPassword: values.password,
      });
      // The link may have been opened on another device than the one that asked for it.
      setBegun(await lookUpBegun(draft));
      setDone(true);
    },
    explain: recoveryErrorMessage,
  });
  if (done) return <Done email={user.includes('@') ? user : ''} begun={begun} />;
  return (
    <AuthPanel
      title="Make a new password"
      below={
        <Link className={textLink} to="/auth/forgot-password">
          Ask for a new link
        </Link>
      }
    >
      <SubmissionForm form={form} submission={submission} submitText="Change Password" busyText="Changing...">
        {user ? null : <EmailField />}
        {code ? null : <CodeField />}
        <NewPasswordFields label="New Password" confirmLabel="Confirm New Password" />
      </SubmissionForm>
    </AuthPanel>
  );
};

/** `/auth/reset-password#code&user`: makes a new password with the code of the e-mail, from its link or typed in. */
export const ResetPasswordPage = () => {
  const link = useResetLink();
  return <ResetPassword key={`${link.user} ${link.code}`} link={link} />;
};
