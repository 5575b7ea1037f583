import { useEffect, useRef } from 'react';
import { CALLBACK_REDIRECT_DELAY_MS, redirecting } from '#domain/identity/callback.ts';
import { virtualAddressErrorMessage } from '#domain/identity/provider-errors.ts';
import { sameEmail } from '#domain/kernel/person/email.ts';
import { type Begun, readBegun } from '#web/session/drafts/begun.ts';
import type { QuoteToBook } from '#web/session/drafts/quote-to-book.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import {
  type AwaitedConfirmation,
  useSignInOnConfirmation,
} from '../handover/use-sign-in-on-confirmation.ts';
import { passOnEmail } from '../known-email.ts';
import { destinationOf, isBooking, quoteArrived } from '../login/arrival.ts';
import { leaveSignedIn } from '../login/leave.ts';
import { readInvited } from './invited.ts';
import { keepReturn } from './kept-return.ts';
import { mailboxOf } from './mailbox-of.ts';

/** Redirects a person who was signed in by another tab, after time to read the message. */
const SignedIn = () => {
  useEffect(() => {
    const timer = setTimeout(() => void leaveSignedIn(), CALLBACK_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Alert kind="success">{redirecting('signed-in', isBooking(destinationOf(window.location.search)))}</Alert>
  );
};

interface Sent {
  readonly email: string;
  readonly returning: string;
}

const CheckYourMail = () => (
  <p className="text-lg">Please check your email for a verification link before signing in.</p>
);

/**
 * Where the link goes on. What the server has not confirmed to this device it may keep all the same. The letter knows, so here is said
 * nothing of other devices then.
 */
const backTo = ({ words, isThere }: Begun): string =>
  isThere
    ? ` It leads back to ${words}, on any phone or computer.`
    : ` On this device it leads back to ${words}.`;

/** The same for an accepted quote, which only the account of its own address can book. */
const backToQuote = ({ words, reference, email: mailedTo }: QuoteToBook, email: string): string => {
  if (mailedTo === undefined) return '';
  return sameEmail(mailedTo, email)
    ? ` It leads on to ${words}, on any phone or computer.`
    : ` We mailed quote ${reference} to ${mailedTo}: only an account with that address can book it.`;
};

/** Where the link goes on: to the quote that they came from, else to what was begun on this device. */
const goesOnTo = (email: string): string => {
  const quote = quoteArrived();
  if (quote) return backToQuote(quote, email);
  const begun = readBegun();
  return begun ? backTo(begun) : '';
};

/** Where the link was sent and where it leads. That it has to be opened is said above, in words that the owner fixed. */
const OpenTheLink = ({ email, returning }: Sent) => {
  const mailbox = mailboxOf(email);
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">
        We sent the link to <strong>{email}</strong>.{goesOnTo(email)}
      </p>
      {mailbox ? (
        <a className={actionClass({ wide: true })} href={mailbox.url} target="_blank" rel="noreferrer">
          Open {mailbox.name}
        </a>
      ) : null}
      <div className="text-ink-soft">
        <p>Nothing there? Look in your spam folder.</p>
        <a className={textLink} href={`/auth/resend${returning}`} onClick={() => passOnEmail(email)}>
          Send the link again
        </a>
      </div>
    </div>
  );
};

/** Signing in works only once the link was opened, so that is said with the button. */
const SignInAfterwards = ({ email, returning }: Sent) => (
  <div className="grid gap-3">
    <p>Have you opened the link?</p>
    <a
      className={actionClass({ look: 'plain', wide: true })}
      href={`/auth/login${returning}`}
      onClick={() => passOnEmail(email)}
    >
      Go to Sign In
    </a>
  </div>
);

/**
 * The card of the address, which cannot be shown before the e-mail address is verified (trade.md, What the owner fixed). Whoever came to
 * book reads that their goods do not need it.
 */
const AddressToCome = () => {
  const isToBook = quoteArrived() !== undefined || readBegun() !== undefined;
  return (
    <Card
      caption="Your U.S. mailbox"
      title={isToBook ? 'An address for online orders' : 'Your address comes next'}
    >
      <div className="grid gap-4">
        {isToBook ? (
          <p>
            Every account has one. You need it only for orders from U.S. stores, not for what you are booking
            now.
          </p>
        ) : null}
        <Alert kind="info">{virtualAddressErrorMessage({ status: 401 })}</Alert>
      </div>
    </Card>
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
  const invited = readInvited();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
    keepReturn(destinationOf(window.location.search));
  }, []);
  const sent = { email: account.email, returning };
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-8 sm:py-12">
      <header className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-4xl">
          Registration Successful!
        </h1>
        {signedIn ? <SignedIn /> : <CheckYourMail />}
      </header>
      {signedIn ? null : (
        <>
          <OpenTheLink {...sent} />
          <SignInAfterwards {...sent} />
          {invited?.invitation ? null : <AddressToCome />}
        </>
      )}
    </div>
  );
};
