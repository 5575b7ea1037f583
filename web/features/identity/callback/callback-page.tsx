import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import {
  CALLBACK_REDIRECT_DELAY_MS,
  type CallbackLink,
  callbackTexts,
  callbackUser,
  readCallback,
} from '#domain/identity/callback.ts';
import { emailProblem } from '#domain/kernel/person/email.ts';
import { useSession } from '#web/session/use-session.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { AuthPanel } from '../fields/auth-panel.tsx';
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

/** Completes the link's task once per link, and opens the dashboard two seconds after success. */
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
  useEffect(() => {
    if (!succeeded) return;
    const email = emailOf(link);
    const open = () => void navigate('/dashboard', { replace: true, ...(email ? { state: { email } } : {}) });
    const timer = setTimeout(open, CALLBACK_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [succeeded, link, navigate]);

  return outcome;
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
        {outcome?.message ? (
          <Alert kind={outcome.status === 'error' ? 'error' : 'success'}>{outcome.message}</Alert>
        ) : null}
        {outcome?.status === 'error' ? (
          <>
            <LinkButton to="/auth/login" wide>
              Try Again
            </LinkButton>
            <Link className={textLink} to="/auth/resend" state={{ email: emailOf(link) }}>
              Send a new verification link
            </Link>
          </>
        ) : null}
      </div>
    </AuthPanel>
  );
};
