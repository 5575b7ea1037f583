import { updatePassword } from 'aws-amplify/auth';
import { ChangePasswordForm } from '#domain/identity/password-forms.ts';
import { changePasswordErrorMessage } from '#domain/identity/provider-errors.ts';
import { PlainPassword } from '#web/ui/forms/plain-password.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { NewPasswordFields } from '../fields/new-password-fields.tsx';
import { useEndSessions } from './use-end-sessions.ts';

const blank: ChangePasswordForm = { current: '', password: '', confirmPassword: '' };

const CurrentPassword = () => (
  <PlainPassword
    label="Current Password"
    autoComplete="current-password"
    required
    {...useFields<ChangePasswordForm>()('current')}
  />
);

/** The password was changed, but the old sessions could not be ended. */
class SessionsLeftOpen extends Error {}

const explain = (thrown: unknown): string =>
  thrown instanceof SessionsLeftOpen
    ? 'Your password is changed, but you are still signed in elsewhere. Use Sign Out Everywhere below.'
    : changePasswordErrorMessage(thrown);

/**
 * Changes the password of the signed-in user, who must give the current one. Every session ends, because somebody else
 * may know the old password, and Cognito cannot end all sessions but one.
 */
export const ChangePassword = () => {
  const endSessions = useEndSessions();
  const form = useSchemaForm({ schema: ChangePasswordForm, defaultValues: blank });
  const submission = useSubmission(form, {
    send: async ({ current, password }) => {
      await updatePassword({ oldPassword: current, newPassword: password });
      form.reset(blank);
      await endSessions('password-changed').catch((failure: unknown) => {
        throw new SessionsLeftOpen('Sessions live on', { cause: failure });
      });
    },
    explain,
  });
  return (
    <Card title="Change Password">
      <p>You will be signed out on every device, this one included, and sign in with the new password.</p>
      <SubmissionForm form={form} submission={submission} submitText="Change Password" busyText="Changing...">
        <CurrentPassword />
        <NewPasswordFields label="New Password" confirmLabel="Confirm New Password" />
      </SubmissionForm>
    </Card>
  );
};
