import { useState } from 'react';
import { Link, type Location, useLocation } from 'react-router-dom';
import { LoginForm } from '#domain/identity/login-validation.ts';
import { loginErrorMessage } from '#domain/identity/provider-errors.ts';
import { useSession } from '#web/session/use-session.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { textLink } from '#web/ui/text/text-link.ts';
import { AuthPanel } from '../fields/auth-panel.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { reportValidation } from '../report.ts';
import { SecondStep } from '../two-step/second-step.tsx';
import { destinationOf, knownEmail, returningBy, twoStepPath } from './arrival.ts';
import { Redirect } from './redirect.tsx';
import { signInWithPassword } from './sign-in.ts';

const PasswordOfLogin = () => (
  <PasswordField label="Password" autoComplete="current-password" {...useFields<LoginForm>()('password')} />
);

const Below = ({ location }: { readonly location: Location }) => (
  <>
    <p>
      No account yet?{' '}
      <Link className={textLink} to={`/auth/register${returningBy(location)}`}>
        Create one here
      </Link>
    </p>
    <a className={textLink} href="/">
      Back to website
    </a>
  </>
);

/** `/auth/login`. A signed-in user is redirected to where they wanted to go. */
export const LoginPage = () => {
  const location = useLocation();
  const session = useSession();
  const { refresh } = session;
  const form = useSchemaForm({
    schema: LoginForm,
    defaultValues: { email: knownEmail(location), password: '' },
  });
  const submission = useSubmission(form, {
    invalid: (errors) => {
      for (const [field, { message = '' }] of Object.entries(errors)) reportValidation(field, message);
    },
    send: async (values) => {
      setTooLate('');
      if ((await signInWithPassword(values)) === 'code') setAsksForCode(true);
      else await refresh();
    },
    explain: loginErrorMessage,
  });
  const [asksForCode, setAsksForCode] = useState(false);
  const [tooLate, setTooLate] = useState('');
  const beginAgain = (message: string) => {
    // The e-mail stays, so that only the password has to be typed again.
    form.setValue('password', '');
    setTooLate(message);
    setAsksForCode(false);
  };
  const email = form.watch('email');
  const returning = returningBy(location);
  if (session.status === 'signed-in') {
    const { roleAfterTwoStep } = session.user;
    return <Redirect to={roleAfterTwoStep ? twoStepPath(location) : destinationOf(location)} />;
  }
  if (asksForCode) {
    return (
      <AuthPanel title="Enter your code">
        <SecondStep onSignedIn={refresh} onOver={beginAgain} />
      </AuthPanel>
    );
  }

  return (
    <AuthPanel title="Welcome back" below={<Below location={location} />}>
      {tooLate ? <Alert kind="warning">{tooLate}</Alert> : null}
      <SubmissionForm
        form={form}
        submission={submission}
        submitText="Sign In"
        busyText="Signing in..."
        below={
          <div className="flex flex-wrap justify-between gap-3 text-sm">
            <Link className={textLink} to={`/auth/forgot-password${returning}`} state={{ email }}>
              Forgot your password?
            </Link>
            <Link className={textLink} to={`/auth/resend${returning}`} state={{ email }}>
              Send the verification link again
            </Link>
          </div>
        }
      >
        <EmailField />
        <PasswordOfLogin />
      </SubmissionForm>
    </AuthPanel>
  );
};
