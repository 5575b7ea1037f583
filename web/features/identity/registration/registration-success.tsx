import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { returningBy } from '../login/arrival.ts';
import { VirtualAddressCard } from '../virtual-address/virtual-address-card.tsx';

/** What one sees after creating an account: where the link went, the address card, and the way to sign in. */
export const RegistrationSuccess = ({ email }: { readonly email: string }) => {
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-8 sm:py-12">
      <header className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-4xl">
          Registration Successful!
        </h1>
        <p>Please check your email for a verification link before signing in.</p>
        <p className="text-ink-soft">
          We sent the link to <strong className="wrap-anywhere text-ink">{email}</strong>. Nothing there?{' '}
          <Link className={textLink} to="/auth/resend" state={{ email }}>
            Send it again
          </Link>
        </p>
      </header>
      <VirtualAddressCard />
      <LinkButton to={`/auth/login${returningBy(search)}`} state={{ email }} wide>
        Go to Sign In
      </LinkButton>
    </div>
  );
};
