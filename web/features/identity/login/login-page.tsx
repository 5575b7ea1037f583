import { useEffect, useState } from 'react';
import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { leadsTo } from '#web/session/drafts/begun.ts';
import { isFarewell, isSessionEnded, takeNotice } from '#web/session/notice.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { AuthPanel } from '../fields/auth-panel.tsx';
import { SecondStep } from '../two-step/second-step.tsx';
import { PasswordForm } from './password-form.tsx';
import { useArrival, useBegun, useQuoteToBook } from './use-arrival.ts';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';

const Below = ({ returning }: { readonly returning: string }) => (
  <>
    <p>
      No account yet?{' '}
      <a className={textLink} href={`/auth/register${returning}`}>
        Create one here
      </a>
    </p>
    <a className={textLink} href="/">
      Back to website
    </a>
  </>
);

/** `/auth/login`, an island on a static page. A signed-in user is redirected to where they wanted to go. */
export const LoginPage = ({ phone }: { readonly phone: PublicBrand['phone'] }) => {
  const { returning, destination } = useArrival();
  const begun = useBegun();
  const quote = useQuoteToBook(destination);
  const toBook = quote ?? (begun && leadsTo(begun, destination) ? begun : undefined);
  const [asksForCode, setAsksForCode] = useState(false);
  const [notice, setNotice] = useState('');
  const [tooLate, setTooLate] = useState('');
  // After hydration, because the static HTML has none.
  useEffect(() => setNotice(takeNotice()), []);
  useLeaveWhenSignedIn(asksForCode);
  const askForCode = () => {
    setNotice('');
    setTooLate('');
    setAsksForCode(true);
  };
  const beginAgain = (message: string) => {
    setTooLate(message);
    setAsksForCode(false);
  };

  if (asksForCode)
    return (
      <AuthPanel title="Enter your code">
        <SecondStep phone={phone} onOver={beginAgain} />
      </AuthPanel>
    );
  return (
    <AuthPanel
      title={isFarewell(notice) ? 'Sign in' : 'Welcome back'}
      intro={toBook && `Sign in, then we book ${toBook.words}.`}
      below={<Below returning={returning} />}
    >
      <div className="grid gap-4">
        {notice ? <Alert kind={isSessionEnded(notice) ? 'warning' : 'success'}>{notice}</Alert> : null}
        {tooLate ? <Alert kind="warning">{tooLate}</Alert> : null}
        <PasswordForm returning={returning} onCodeNeeded={askForCode} />
      </div>
    </AuthPanel>
  );
};
