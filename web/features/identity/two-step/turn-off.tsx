import { recoveryErrorMessage } from '#domain/identity/provider-errors.ts';
import { TurnOffForm } from '#domain/identity/two-step.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainPassword } from '#web/ui/forms/plain-password.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { turnOff, WrongPassword } from './change-two-step.ts';

const CurrentPassword = () => (
  <PlainPassword
    label="Your password"
    autoComplete="current-password"
    required
    {...useFields<TurnOffForm>()('password')}
  />
);

/** Asks for the password and turns two-step sign-in off. */
export const TurnOff = ({
  isAsked,
  onDone,
  onStop,
}: {
  /** True when the person's work needs it. */
  readonly isAsked: boolean;
  readonly onDone: () => void;
  readonly onStop: () => void;
}) => {
  const { replace } = useSession();
  const form = useSchemaForm({ schema: TurnOffForm, defaultValues: { password: '' } });
  const submission = useSubmission(form, {
    send: async ({ password }) => {
      await turnOff(password, replace);
      toast.success('Two-step sign-in is off');
      onDone();
    },
    explain: (thrown) => (thrown instanceof WrongPassword ? thrown.message : recoveryErrorMessage(thrown)),
  });
  return (
    <SubmissionForm
      form={form}
      submission={submission}
      submitText="Turn Off"
      busyText="Turning off..."
      below={
        <Button look="quiet" onClick={onStop}>
          Keep it on
        </Button>
      }
    >
      <p>
        {isAsked
          ? 'Your work needs two-step sign-in. Until you set it up again, you can open only your customer pages.'
          : 'After that, your password alone is enough to sign in.'}
      </p>
      <CurrentPassword />
    </SubmissionForm>
  );
};
