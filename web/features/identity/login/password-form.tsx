import { type RefObject, useEffect, useState } from 'react';
import { LoginForm } from '#domain/identity/login-validation.ts';
import { loginErrorMessage } from '#domain/identity/provider-errors.ts';
import { PlainPassword } from '#web/ui/forms/plain-password.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { textLink } from '#web/ui/text/text-link.ts';
import { EmailField } from '../fields/email-field.tsx';
import { knownEmail, passOnEmail } from '../known-email.ts';
import { preloadProvider, provider } from '../provider/load-provider.ts';
import { reportValidation } from '../report.ts';
import { leaveSignedIn } from './leave.ts';

/** Loads the provider at the first focus in the form, so that it is there when the form is sent. */
const usePreloadOnFocus = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const { current } = form;
    if (current === null) return;
    if (current.contains(document.activeElement)) preloadProvider();
    current.addEventListener('focusin', preloadProvider, { once: true });
    return () => current.removeEventListener('focusin', preloadProvider);
  }, [form]);
};

const PasswordOfLogin = () => (
  <PlainPassword
    id="password"
    label="Password"
    autoComplete="current-password"
    optional={false}
    {...useFields<LoginForm>()('password')}
  />
);

/** Whether somebody has typed an address, or is about to. They may be faster than this code, and keep what they type. */
const typesEmail = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('#email');
  return field !== null && (field.value !== '' || field === document.activeElement);
};

/** The fields that begin with a known value. The others keep what the browser or a password manager has filled in. */
const knownFields = (): Partial<LoginForm> => {
  const email = knownEmail();
  return email && !typesEmail() ? { email } : {};
};

/** Signing in with e-mail and password. Then it opens the page that the person wanted, or asks for a code. */
export const PasswordForm = ({
  returning,
  onCodeNeeded,
}: {
  readonly returning: string;
  readonly onCodeNeeded: () => void;
}) => {
  const [defaultValues] = useState(knownFields);
  const form = useSchemaForm({ schema: LoginForm, defaultValues });
  const submission = useSubmission(form, {
    invalid: (errors) => {
      for (const [field, { message = '' }] of Object.entries(errors)) reportValidation(field, message);
    },
    send: async (values) => {
      const { signInWithPassword } = await provider();
      if ((await signInWithPassword(values)) === 'signed-in') return leaveSignedIn();
      // The form may come back, and then only the password has to be typed again.
      passOnEmail(values.email);
      onCodeNeeded();
    },
    explain: loginErrorMessage,
  });
  usePreloadOnFocus(submission.formElement);
  const passOn = () => passOnEmail(form.getValues('email'));

  return (
    <SubmissionForm
      form={form}
      submission={submission}
      submitText="Sign In"
      busyText="Signing in..."
      below={
        <div className="flex flex-wrap justify-between gap-3 text-sm">
          <a className={textLink} href={`/auth/forgot-password${returning}`} onClick={passOn}>
            Forgot your password?
          </a>
          <a className={textLink} href={`/auth/resend${returning}`} onClick={passOn}>
            Send the verification link again
          </a>
        </div>
      }
    >
      <EmailField />
      <PasswordOfLogin />
    </SubmissionForm>
  );
};
