import { useEffect } from 'react';
import { appCodeErrorMessage, isSignInOver } from '#domain/identity/provider-errors.ts';
import { CodeForm } from '#domain/identity/two-step.ts';
import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { leaveSignedIn } from '../login/leave.ts';
import { provider } from '../provider/load-provider.ts';
import { CodeField } from './code-field.tsx';

/** What the person reads when the sign-in has to begin again. */
const TOOK_TOO_LONG = 'That took too long. Enter your password again.';

/**
 * The second step of signing in, after the right password: the code from the app. A wrong code can be tried again. When the time is
 * over, `onOver` gets a message and shows the first step again.
 */
export const SecondStep = ({
  phone,
  onOver,
}: {
  /** For those who lost theirs. */
  readonly phone: PublicBrand['phone'];
  readonly onOver: (message: string) => void;
}) => {
  const form = useSchemaForm({ schema: CodeForm, defaultValues: { code: '' } });
  const { setFocus } = form;
  const submission = useSubmission(form, {
    send: async ({ code }) => {
      const { signInWithCode } = await provider();
      await signInWithCode(code);
      await leaveSignedIn();
    },
    explain: (thrown) => {
      if (isSignInOver(thrown)) {
        onOver(TOOK_TOO_LONG);
        return '';
      }
      form.reset({ code: '' });
      return appCodeErrorMessage(thrown);
    },
  });
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <SubmissionForm
      form={form}
      submission={submission}
      submitText="Confirm"
      busyText="Checking..."
      below={
        <>
          <p className="text-sm text-ink-soft">
            Lost your phone? Call us at{' '}
            <a href={`tel:${phone.e164}`} className="whitespace-nowrap underline">
              {phone.display}
            </a>
            .
          </p>
          <Button look="quiet" onClick={() => onOver('')}>
            Use another account
          </Button>
        </>
      }
    >
      <CodeField hint="Open the authenticator app on your phone and enter the code it shows." />
    </SubmissionForm>
  );
};
