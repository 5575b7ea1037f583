import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CALLBACK_REDIRECT_DELAY_MS, callbackTexts } from '#domain/identity/callback.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import {
  type AwaitedConfirmation,
  useSignInOnConfirmation,
} from '../handover/use-sign-in-on-confirmation.ts';
import { destinationOf, returningBy } from '../login/arrival.ts';
import { Redirect } from '../login/redirect.tsx';
import { VirtualAddressCard } from '../virtual-address/virtual-address-card.tsx';

/** Redirects a person who was signed in by another tab, after time to read the message. */
const SignedIn = () => {
  const location = useLocation();
  const [read, setRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setRead, CALLBACK_REDIRECT_DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return read ? (
    <Redirect to={destinationOf(location)} />
  ) : (
    <Alert kind="success">{callbackTexts.signedIn}</Alert>
  );
};

const CheckYourMail = ({ email, returning }: { readonly email: string; readonly returning: string }) => (
  <>
    <p>Please check your email for a verification link before signing in.</p>
    <p className="text-ink-soft">
      We sent the link to <strong className="wrap-anywhere text-ink">{email}</strong>. Nothing there?{' '}
      <Link className={textLink} to={`/auth/resend${returning}`} state={{ email }}>
        Send it again
      </Link>
    </p>
  </>
);

/** The screen after an account was created: where the link was sent, the address card, and the way to sign in. */
export const RegistrationSuccess = ({ account }: { readonly account: AwaitedConfirmation }) => {
  const { email } = account;
  const returning = returningBy(useLocation());
  const signedIn = useSignInOnConfirmation(account);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-8 sm:py-12">
      <header className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-4xl">
          Registration Successful!
        </h1>
        {signedIn ? <SignedIn /> : <CheckYourMail email={email} returning={returning} />}
      </header>
      <VirtualAddressCard />
      {signedIn ? null : (
        <LinkButton to={`/auth/login${returning}`} state={{ email }} wide>
          Go to Sign In
        </LinkButton>
      )}
    </div>
  );
};
