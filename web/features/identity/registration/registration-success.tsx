import { useEffect, useRef } from 'react';
import { CALLBACK_REDIRECT_DELAY_MS, callbackTexts } from '#domain/identity/callback.ts';
import { virtualAddressErrorMessage } from '#domain/identity/provider-errors.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import {
  type AwaitedConfirmation,
  useSignInOnConfirmation,
} from '../handover/use-sign-in-on-confirmation.ts';
import { passOnEmail } from '../known-email.ts';
import { leaveSignedIn } from '../login/leave.ts';
import { mailboxOf } from './mailbox-of.ts';

/** Redirects a person who was signed in by another tab, after time to read the message. */
const SignedIn = () => {
  useEffect(() => {
    const timer = setTimeout(() => void leaveSignedIn(), CALLBACK_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Alert kind="success">{callbackTexts.signedIn}</Alert>;
};

interface Sent {
  readonly email: string;
  readonly returning: string;
}

const CheckYourMail = ({ email, returning }: Sent) => (
  <>
    <p>Please check your email for a verification link before signing in.</p>
    <p className="text-ink-soft">
      We sent the link to <strong className="wrap-anywhere text-ink">{email}</strong>. Nothing there? Look in
      your spam folder, or{' '}
      <a className={textLink} href={`/auth/resend${returning}`} onClick={() => passOnEmail(email)}>
        send it again
      </a>
    </p>
  </>
);

/** The card of the address, which cannot be shown before the e-mail address is verified (specification §8). */
const AddressToCome = () => (
  <Card caption="Your U.S. mailbox" title="Your address comes next">
    <Alert kind="info">{virtualAddressErrorMessage({ status: 401 })}</Alert>
  </Card>
);

/** The next step is in the e-mail. Signing in works only after it, so that button comes second. */
const NextSteps = ({ email, returning }: Sent) => {
  const mailbox = mailboxOf(email);
  return (
    <div className="grid gap-3">
      {mailbox ? (
        <a className={actionClass({ wide: true })} href={mailbox.url} target="_blank" rel="noreferrer">
          Open {mailbox.name}
        </a>
      ) : (
        <p className="font-semibold">Next: open your e-mail and press the link in it.</p>
      )}
      <a
        className={actionClass({ look: 'plain', wide: true })}
        href={`/auth/login${returning}`}
        onClick={() => passOnEmail(email)}
      >
        Go to Sign In
      </a>
    </div>
  );
};

/** The screen after an account was created: where the link was sent, the address card, and the next steps. */
export const RegistrationSuccess = ({
  account,
  returning,
}: {
  readonly account: AwaitedConfirmation;
  readonly returning: string;
}) => {
  const signedIn = useSignInOnConfirmation(account) || account.signedIn === true;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const sent = { email: account.email, returning };
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-8 sm:py-12">
      <header className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-4xl">
          Registration Successful!
        </h1>
        {signedIn ? <SignedIn /> : <CheckYourMail {...sent} />}
      </header>
      {signedIn ? null : (
        <>
          <NextSteps {...sent} />
          <AddressToCome />
        </>
      )}
    </div>
  );
};
