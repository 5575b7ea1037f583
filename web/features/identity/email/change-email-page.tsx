import { useQuery, useQueryClient } from '@tanstack/react-query';
import { confirmUserAttribute, fetchAuthSession } from 'aws-amplify/auth';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmailCodeForm } from '#domain/identity/email/email-code-form.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { EmailForm } from '#domain/identity/password-forms.ts';
import { emailCodeErrorMessage } from '#domain/identity/provider-errors.ts';
import { codeDigits } from '#domain/identity/two-step.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { ProveAndDo } from '#web/proving/prove-and-do.tsx';
import { useOwnId, useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { emailChangedState } from './email-changed.tsx';

/** The present address. Reading it records a change that was confirmed, so a call that was lost is made up for here. */
const useOwnEmail = () => {
  const userId = useOwnId();
  return useQuery({
    queryKey: ['own-email', userId],
    queryFn: () => api(identityEndpoints.ownEmail, {}),
    staleTime: 0,
  });
};

const NewAddress = ({ onChosen }: { readonly onChosen: (email: string) => void }) => {
  const form = useSchemaForm({ schema: EmailForm, defaultValues: { email: '' } });
  const submission = useSubmission(form, {
    send: async ({ email }) => onChosen(email.trim().toLowerCase()),
    explain: messageOf,
  });
  return (
    <SubmissionForm form={form} submission={submission} submitText="Continue" busyText="Continuing...">
      <EmailField autoComplete="email" label="New e-mail address" />
    </SubmissionForm>
  );
};

const CodeField = () => (
  <PlainInput
    id="email-code"
    label="Code from the e-mail"
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    {...useFields<EmailCodeForm>()('code')}
  />
);

/** Confirms at the pool, has it recorded, and fetches tokens that have the new address. */
const useConfirm = (onDone: () => void) => {
  const { replace } = useSession();
  const queries = useQueryClient();
  return async (code: string): Promise<void> => {
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: codeDigits(code) });
    await api(identityEndpoints.ownEmail, {});
    await replace(async () => void (await fetchAuthSession({ forceRefresh: true })));
    await queries.invalidateQueries();
    onDone();
  };
};

const Code = ({ email, onBack }: { readonly email: string; readonly onBack: () => void }) => {
  const navigate = useNavigate();
  const confirm = useConfirm(() => {
    void navigate('/customer/profile', { state: emailChangedState(email) });
  });
  const form = useSchemaForm({ schema: EmailCodeForm, defaultValues: { code: '' } });
  const submission = useSubmission(form, {
    send: ({ code }) => confirm(code),
    explain: (thrown) => (thrown instanceof ApiError ? messageOf(thrown) : emailCodeErrorMessage(thrown)),
  });
  return (
    <SubmissionForm
      form={form}
      submission={submission}
      submitText="Change My E-mail"
      busyText="Changing..."
      below={
        <Button look="quiet" onClick={onBack}>
          Use another address
        </Button>
      }
    >
      <p className="wrap-anywhere">
        We sent a code to <strong>{email}</strong>. Your old address works until you enter it.
      </p>
      <CodeField />
      <p className="text-ink-soft">
        No code after a few minutes? Look in spam, check the address, and make sure it has no account with us
        yet.
      </p>
    </SubmissionForm>
  );
};

const Steps = ({ present, asked }: { readonly present: string; readonly asked: string | undefined }) => {
  const [email, setEmail] = useState(asked ?? '');
  const [isSent, setSent] = useState(asked !== undefined);
  const back = () => {
    setSent(false);
    setEmail('');
  };
  if (isSent) return <Code email={email} onBack={back} />;
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">
        You sign in with <strong>{present}</strong> now, and our letters go there.
      </p>
      {email === '' ? (
        <NewAddress onChosen={setEmail} />
      ) : (
        <>
          <p className="wrap-anywhere">
            New address: <strong>{email}</strong>. Enter your password, and we send a code there.
          </p>
          <ProveAndDo
            submitText="Send the Code"
            busyText="Sending..."
            act={async () => {
              await api(identityEndpoints.askEmail, { body: { email } });
              setSent(true);
            }}
            below={
              <Button look="quiet" onClick={back}>
                Use another address
              </Button>
            }
          />
        </>
      )}
    </div>
  );
};

/**
 * `/customer/email`: another e-mail address, with the password, and the code that we send to it. While a code works, the page opens at its
 * field: people leave it to read the letter.
 */
export const ChangeEmailPage = () => {
  const own = useOwnEmail();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <PageHeader title="Change my e-mail" />
      <Card>
        <Loaded query={own} loading="Loading your e-mail…" lines={3} fresh>
          {({ email, asked }) => <Steps present={email} asked={asked} />}
        </Loaded>
      </Card>
    </div>
  );
};
