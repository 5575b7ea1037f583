import { useRef } from 'react';
import { appCodeErrorMessage } from '#domain/identity/provider-errors.ts';
import { TurnOnForm } from '#domain/identity/two-step.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { QrCode } from '#web/ui/data/qr-code.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainPassword } from '#web/ui/forms/plain-password.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { textLink } from '#web/ui/text/text-link.ts';
import { NotTurnedOn, turnOn, WrongPassword } from './change-two-step.ts';
import { CodeField } from './code-field.tsx';
import { type NewSecret, useNewSecret } from './use-two-step.ts';

const NOT_ON = 'Two-step sign-in is not on yet. Try again.';

const explain = (thrown: unknown): string => {
  if (thrown instanceof ApiError) return messageOf(thrown);
  if (thrown instanceof WrongPassword) return thrown.message;
  return thrown instanceof NotTurnedOn ? NOT_ON : appCodeErrorMessage(thrown);
};

const CurrentPassword = () => (
  <PlainPassword
    label="Your password"
    autoComplete="current-password"
    required
    {...useFields<TurnOnForm>()('password')}
  />
);

const SecretToScan = ({ secret }: { readonly secret: NewSecret }) => (
  <div className="grid gap-4 sm:grid-cols-[11rem_1fr] sm:items-start">
    <div className="w-44 max-w-full rounded-label border border-edge">
      <QrCode modules={secret.modules} label="QR code for your authenticator app" />
    </div>
    <div className="grid min-w-0 gap-3">
      <p>On a computer: scan this with the app on your phone.</p>
      <p>
        On your phone:{' '}
        <a href={secret.address} className={textLink}>
          open it in the app
        </a>
        , or type this key:
      </p>
      <p className="select-all wrap-anywhere font-mono" data-testid="two-step-key">
        {secret.typed}
      </p>
    </div>
  </div>
);

const SetUpForm = ({ secret, onDone, onStop }: { readonly secret: NewSecret } & SetUpProps) => {
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.email : '';
  const isConfirmed = useRef(false);
  const form = useSchemaForm({ schema: TurnOnForm, defaultValues: { code: '', password: '' } });
  const submission = useSubmission(form, {
    send: async ({ code, password }) => {
      const onConfirmed = () => {
        isConfirmed.current = true;
      };
      const ready = { email, password, code, needsCode: !isConfirmed.current, onConfirmed };
      try {
        await turnOn(ready, session.replace);
      } catch (thrown) {
        // The session may have ended, and with it this page.
        if (thrown instanceof NotTurnedOn) toast.error(NOT_ON);
        throw thrown;
      }
      toast.success('Two-step sign-in is on');
      onDone();
    },
    explain,
  });
  return (
    <SubmissionForm
      form={form}
      submission={submission}
      submitText="Turn On"
      busyText="Turning on..."
      below={
        onStop ? (
          <Button look="quiet" onClick={onStop}>
            Not now
          </Button>
        ) : null
      }
    >
      <ol className="grid list-decimal gap-4 ps-5">
        <li>
          Get an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or the
          password app that came with the phone.
        </li>
        <li>
          <p className="mb-3">Add this account to the app.</p>
          <SecretToScan secret={secret} />
        </li>
        <li>
          <p className="mb-4">Enter the code that the app shows, and your password.</p>
          <div className="grid gap-4">
            <CodeField />
            {/* For password managers, which fill in a password only beside its account. */}
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <CurrentPassword />
          </div>
        </li>
      </ol>
      <p className="text-sm text-ink-soft">
        Your other devices are signed out. If you lose the phone, call us: we make sure that it is you, and
        turn this off.
      </p>
    </SubmissionForm>
  );
};

interface SetUpProps {
  readonly onDone: () => void;
  readonly onStop?: (() => void) | undefined;
}

/** The steps from an app on the phone to two-step sign-in that is on. */
export const SetUp = (props: SetUpProps) => {
  const { name } = useBrand();
  const session = useSession();
  const secret = useNewSecret(name, session.status === 'signed-in' ? session.user.email : '');
  return (
    <Loaded query={secret} loading="Getting your key…" lines={14}>
      {(made) => <SetUpForm key={made.typed} secret={made} {...props} />}
    </Loaded>
  );
};
