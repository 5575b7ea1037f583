import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  CALLBACK_REDIRECT_DELAY_MS,
  type CallbackLink,
  callbackTexts,
  callbackUser,
  readCallback,
} from '#domain/identity/callback.ts';
import { emailProblem } from '#domain/kernel/person/email.ts';
import { lookUpBegun } from '#web/session/drafts/look-up-begun.ts';
import { leaveNotice } from '#web/session/notice.ts';
import { useSession } from '#web/session/use-session.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AuthPanel } from '../fields/auth-panel.tsx';
import { passOnEmail } from '../known-email.ts';
import { quoteToBook } from '../login/arrival.ts';
import { takeReturn } from '../registration/kept-return.ts';
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

/** Completes the link's task once per link, and two seconds after success opens what somebody registered for, else the dashboard. */
const useCallbackOutcome = (link: CallbackLink): CallbackOutcome | undefined => {
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [outcome, setOutcome] = useState<CallbackOutcome>();
  // The session also refreshes by itself. Only another link may start this again.
  const refreshSession = useRef(refresh);
  refreshSession.current = refresh;

  useEffect(() => {
    let shown = true;
    const run = async () => {
      const done = await completeCallback(readCallback(link));
      if (done.status === 'success' && done.signedIn) await refreshSession.current();
      if (shown) setOutcome(done);
    };
    void run();
    return () => {
      shown = false;
    };
  }, [link]);

  const succeeded = outcome?.status === 'success';
  const signedIn = succeeded && outcome.signedIn;
  useEffect(() => {
    if (!succeeded) return;
    let shown = true;
    passOnEmail(emailOf(link));
    const looked = lookUpBegun(link.hashParameters.draft);
    const open = async () => {
      const begun = await looked;
      if (!shown) return;
      // Where it was begun knows the very page; another device goes on with the draft.
      const path = takeReturn(begun?.path);
      const isToBook = begun !== undefined || quoteToBook(path) !== undefined;
      // Who is signed in goes on and never sees it.
      if (!signedIn) leaveNotice(isToBook ? 'verified-to-book' : 'email-verified');
      await navigate(path, { replace: true });
    };
    const timer = setTimeout(() => void open(), CALLBACK_REDIRECT_DELAY_MS);
    return () => {
      shown = false;
      clearTimeout(timer);
    };
  }, [succeeded, signedIn, link, navigate]);

  return outcome;
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

/** What came of it. Of a dead link our own words come first; those of the sign-in service stay for whoever helps. */
const Told = ({ outcome }: { readonly outcome: CallbackOutcome }) => {
  const { status, message } = outcome;
  if (message === undefined) return null;
  if (status === 'success') return <Alert kind="success">{message}</Alert>;
  return outcome.isDead ? (
    <>
      <Alert kind="error">{callbackTexts.deadLink}</Alert>
      <p className="text-sm text-ink-soft">{message}</p>
    </>
  ) : (
    <Alert kind="error">{message}</Alert>
  );
};

/** `/auth/callback`: where the link of the verification e-mail leads. */
export const CallbackPage = () => {
  const link = useLink();
  const outcome = useCallbackOutcome(link);
  const texts = callbackTexts[outcome?.status ?? 'verifying'];
  return (
    <AuthPanel title={texts.title}>
      <div className="grid gap-4">
        <p role="status">{texts.text}</p>
        {outcome === undefined ? <Spinner /> : null}
        {outcome ? <Told outcome={outcome} /> : null}
        {outcome?.status === 'error' ? <WaysOn link={link} /> : null}
      </div>
    </AuthPanel>
  );
};
