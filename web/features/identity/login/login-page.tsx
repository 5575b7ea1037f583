import { Link, type Location, useLocation } from 'react-router-dom';
import { LoginForm } from '#domain/identity/login-validation.ts';
import { loginErrorMessage } from '#domain/identity/provider-errors.ts';
import { useSession } from '#web/session/use-session.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { textLink } from '#web/ui/text/text-link.ts';
import { AuthPanel } from '../fields/auth-panel.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { reportValidation } from '../report.ts';
import { destinationOf, knownEmail, returningBy } from './arrival.ts';
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
  const { status, refresh } = useSession();
  const form = useSchemaForm({
    schema: LoginForm,
    defaultValues: { email: knownEmail(location), password: '' },
  });
  const submission = useSubmission(form, {
    invalid: (errors) => {
      for (const [field, { message = '' }] of Object.entries(errors)) reportValidation(field, message);
    },
    send: async (values) => {
      await signInWithPassword(values);
      await refresh();
    },
    explain: loginErrorMessage,
  });
  const email = form.watch('email');
  const returning = returningBy(location);
  if (status === 'signed-in') return <Redirect to={destinationOf(location)} />;

  return (
    <AuthPanel title="Welcome back" below={<Below location={location} />}>
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
