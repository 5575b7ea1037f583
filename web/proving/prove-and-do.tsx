import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { type ProveForm, proveFormOf } from '#domain/identity/prove-form.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useOwnId, useSession } from '#web/session/use-session.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { PlainPassword } from '#web/ui/forms/plain-password.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { NotProven, proveAgain } from './prove-again.ts';

interface Props {
  readonly submitText: string;
  readonly busyText: string;
  /** What is done once it is proven. */
  readonly act: () => Promise<void>;
  /** Its failure in words; that of the API unless given. */
  readonly explain?: (thrown: unknown) => string;
  /** Below the button, such as the way out. */
  readonly below?: ReactNode;
}

const Fields = ({ asksForCode }: { readonly asksForCode: boolean }) => {
  const field = useFields<ProveForm>();
  return (
    <>
      <PlainPassword label="Your password" autoComplete="current-password" required {...field('password')} />
      {asksForCode ? (
        <PlainInput
          id="code"
          label="6-digit code"
          hint="Open the authenticator app on your phone and enter the code it shows."
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          {...field('code')}
        />
      ) : null}
    </>
  );
};

const ProveFormShown = ({
  asksForCode,
  submitText,
  busyText,
  act,
  explain = messageOf,
  below,
}: Props & { readonly asksForCode: boolean }) => {
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.email : '';
  const form = useSchemaForm({
    schema: proveFormOf(asksForCode),
    defaultValues: { password: '', code: '' },
  });
  const submission = useSubmission(form, {
    send: async ({ password, code }) => {
      await proveAgain({ email, password, code }, session.replace);
      await act();
    },
    explain: (thrown) => (thrown instanceof NotProven ? thrown.message : explain(thrown)),
  });
  return (
    <SubmissionForm
      form={form}
      submission={submission}
      submitText={submitText}
      busyText={busyText}
      below={below}
    >
      <Fields asksForCode={asksForCode} />
    </SubmissionForm>
  );
};

/** Asks for the password, and for the code where signing in asks for one, and then does what nobody else may do in an open session. */
export const ProveAndDo = (props: Props) => {
  const userId = useOwnId();
  const twoStep = useQuery({
    queryKey: ['two-step', userId],
    queryFn: () => api(identityEndpoints.twoStep, {}),
  });
  return (
    <Loaded query={twoStep} loading="Loading…" lines={3}>
      {({ on }) => <ProveFormShown asksForCode={on} {...props} />}
    </Loaded>
  );
};
