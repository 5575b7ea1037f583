import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { CALLBACK_REDIRECT_DELAY_MS, callbackTexts, readCallback } from '#domain/identity/callback.ts';
import { emailProblem } from '#domain/identity/rules/account.ts';
import { useSession } from '#web/app/session/use-session.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { AuthPanel } from '../fields/auth-panel.tsx';
import { type CallbackOutcome, completeCallback } from './complete-callback.ts';

const parameters = (text: string) => Object.fromEntries(new URLSearchParams(text));

/** The e-mail address that the link was for, to be filled in at sign-in; nothing when the link names a user otherwise. */
const emailOf = (search: string): string | undefined => {
  const user = new URLSearchParams(search).get('user') ?? '';
  return emailProblem(user) === undefined ? user : undefined;
};

/** Completes what the link asks for, once per link, and opens the dashboard two seconds after it worked. */
const useCallbackOutcome = (): CallbackOutcome | undefined => {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [outcome, setOutcome] = useState<CallbackOutcome>();
  // The session refreshes by itself too; only the link may start this over.
  const refreshSession = useRef(refresh);
  refreshSession.current = refresh;

  useEffect(() => {
    let shown = true;
    const fragment = hash.replace(/^#/, '');
    const request = readCallback({
      query: parameters(search),
      hash: fragment,
      hashParameters: parameters(fragment),
    });
    const run = async () => {
      const done = await completeCallback(request);
      if (done.status === 'success' && done.signedIn) await refreshSession.current();
      if (shown) setOutcome(done);
    };
    void run();
    return () => {
      shown = false;
    };
  }, [search, hash]);

  const succeeded = outcome?.status === 'success';
  useEffect(() => {
    if (!succeeded) return;
    const email = emailOf(search);
    const open = () => void navigate('/dashboard', { replace: true, ...(email ? { state: { email } } : {}) });
    const timer = setTimeout(open, CALLBACK_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [succeeded, search, navigate]);

  return outcome;
};

/** `/auth/callback`: where the link of the verification e-mail leads. */
export const CallbackPage = () => {
  const outcome = useCallbackOutcome();
  const { search } = useLocation();
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
            <Link className={textLink} to="/auth/resend" state={{ email: emailOf(search) }}>
              Send a new verification link
            </Link>
          </>
        ) : null}
      </div>
    </AuthPanel>
  );
};
