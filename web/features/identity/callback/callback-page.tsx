import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  CALLBACK_REDIRECT_DELAY_MS,
  type CallbackLink,
  callbackTexts,
  callbackUser,
  type FoundSession,
  readCallback,
  redirecting,
} from '#domain/identity/callback.ts';
import { emailProblem } from '#domain/kernel/person/email.ts';
import { lookUpBegun } from '#web/session/drafts/look-up-begun.ts';
import { bookQuotePath, quoteToBook } from '#web/session/drafts/quote-to-book.ts';
import { leaveNotice } from '#web/session/notice.ts';
import { useSession } from '#web/session/use-session.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AuthPanel } from '../fields/auth-panel.tsx';
import { passOnEmail } from '../known-email.ts';
import { isBooking } from '../login/arrival.ts';
import { forgetReturn, readReturn } from '../registration/kept-return.ts';
import { type CallbackOutcome, completeCallback } from './complete-callback.ts';

const parameters = (text: string) => Object.fromEntries(new URLSearchParams(text));

/** The e-mail address in the link, to fill in at sign-in; undefined when the link names the user otherwise. */
const emailOf = (link: CallbackLink): string | undefined => {
  const user = callbackUser(link);
  return emailProblem(user) === undefined ? user : undefined;
};

const useLink = (): CallbackLink => {
  const { search, hash } = useLocation();
  return useMemo(() => {
    const fragment = hash.replace(/^#/, '');
    return { query: parameters(search), hash: fragment, hashParameters: parameters(fragment) };
  }, [search, hash]);
};

/** Completes the link's task once per link. */
const useCallbackOutcome = (link: CallbackLink): CallbackOutcome | undefined => {
  const { refresh } = useSession();
  const [outcome, setOutcome] = useState<CallbackOutcome>();
  // The session also refreshes by itself. Only another link may start this again.
  const refreshSession = useRef(refresh);
  refreshSession.current = refresh;

  useEffect(() => {
    let shown = true;
    const run = async () => {
      const done = await completeCallback(readCallback(link));
      if (done.status === 'success' && done.session) await refreshSession.current();
      if (shown) setOutcome(done);
    };
    void run();
    return () => {
      shown = false;
    };
  }, [link]);

  return outcome;
};

/** What the link of the letter goes on with: a guest's draft, or a quote that was accepted. */
const pathIn = async ({
  hashParameters: { draft, quote = '' },
}: CallbackLink): Promise<string | undefined> => {
  const toBook = bookQuotePath(quote);
  return quoteToBook(toBook) ? toBook : (await lookUpBegun(draft))?.path;
};

/**
 * Where a verified person goes on: to what they registered for, else to the dashboard. Undefined until that is known. The browser where it
 * was begun knows the very page; another one goes on with what the letter says.
 */
const useDestination = (link: CallbackLink, isVerified: boolean): string | undefined => {
  const [destination, setDestination] = useState<string>();
  useEffect(() => {
    if (!isVerified) return;
    let shown = true;
    const look = async () => {
      const path = await pathIn(link);
      if (shown) setDestination(readReturn(path));
    };
    void look();
    return () => {
      shown = false;
    };
  }, [link, isVerified]);
  return destination;
};

/** True two seconds after success, when it has been read. */
const useHasRead = (isVerified: boolean): boolean => {
  const [hasRead, setHasRead] = useState(false);
  useEffect(() => {
    if (!isVerified) return;
    const timer = setTimeout(() => setHasRead(true), CALLBACK_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isVerified]);
  return hasRead;
};

/** Opens the destination once it has been read that all is well. */
const useGoOn = (link: CallbackLink, destination: string | undefined, session: FoundSession | undefined) => {
  const navigate = useNavigate();
  useEffect(() => {
    if (destination === undefined) return;
    passOnEmail(emailOf(link));
    forgetReturn();
    // Who is signed in goes on and never sees it.
    if (!session) leaveNotice(isBooking(destination) ? 'verified-to-book' : 'email-verified');
    void navigate(destination, { replace: true });
  }, [destination, session, link, navigate]);
};

/** Signing in fails while the address is not verified, so the new link comes first. */
const WaysOn = ({ link }: { readonly link: CallbackLink }) => {
  const passOn = () => passOnEmail(emailOf(link));
  return (
    <>
      <LinkButton to="/auth/resend" onClick={passOn} wide>
        Send a new verification link
      </LinkButton>
      <a className={actionClass({ look: 'plain', wide: true })} href="/auth/login" onClick={passOn}>
        Try Again
      </a>
    </>
  );
};

/** Of a dead link our own words come first; those of the sign-in service stay for whoever helps. */
const Failed = ({ message, isDead }: Extract<CallbackOutcome, { status: 'error' }>) =>
  isDead ? (
    <>
      <Alert kind="error">{callbackTexts.deadLink}</Alert>
      <p className="text-sm text-ink-soft">{message}</p>
    </>
  ) : (
    <Alert kind="error">{message}</Alert>
  );

/** `/auth/callback`: where the link of the verification e-mail leads. */
export const CallbackPage = () => {
  const link = useLink();
  const outcome = useCallbackOutcome(link);
  const isVerified = outcome?.status === 'success';
  const session = isVerified ? outcome.session : undefined;
  const destination = useDestination(link, isVerified);
  useGoOn(link, useHasRead(isVerified) ? destination : undefined, session);
  const texts = callbackTexts[outcome?.status ?? 'verifying'];
  return (
    <AuthPanel title={texts.title}>
      <div className="grid gap-4">
        <p role="status">{texts.text}</p>
        {outcome === undefined ? <Spinner /> : null}
        {session && destination !== undefined ? (
          <Alert kind="success">{redirecting(session, isBooking(destination))}</Alert>
        ) : null}
        {outcome?.status === 'error' ? (
          <>
            <Failed {...outcome} />
            <WaysOn link={link} />
          </>
        ) : null}
      </div>
    </AuthPanel>
  );
};
