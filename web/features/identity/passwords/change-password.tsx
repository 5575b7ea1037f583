import { updatePassword } from 'aws-amplify/auth';
import { useForm } from 'react-hook-form';
import { changePasswordErrorMessage } from '#domain/identity/provider-errors.ts';
import { onlyErrors } from '#domain/identity/rules/first-message.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { type NewPassword, NewPasswordFields, newPasswordErrors } from '../fields/new-password-fields.tsx';

interface ChangeForm extends NewPassword {
  readonly current: string;
}

const blank: ChangeForm = { current: '', password: '', confirmPassword: '' };

const CurrentPassword = () => (
  <PasswordField
    label="Current Password"
    autoComplete="current-password"
    required
    {...useFields<ChangeForm>()('current')}
  />
);

/** Changes the password of whoever is signed in; the current one is asked for. */
export const ChangePassword = () => {
  const form = useForm<ChangeForm>({ defaultValues: blank });
  const submission = useSubmission(form, {
    problems: (values) =>
      onlyErrors<keyof ChangeForm>({
        current: values.current ? undefined : 'Password is required',
        password: undefined,
        confirmPassword: undefined,
        ...newPasswordErrors(values),
      }),
    send: async ({ current, password }) => {
      await updatePassword({ oldPassword: current, newPassword: password });
      form.reset(blank);
      toast.success('Password changed');
    },
    explain: changePasswordErrorMessage,
  });
  return (
    <Card title="Change Password">
      <SubmissionForm form={form} submission={submission} submitText="Change Password" busyText="Changing...">
        <CurrentPassword />
        <NewPasswordFields label="New Password" confirmLabel="Confirm New Password" />
      </SubmissionForm>
    </Card>
  );
};
