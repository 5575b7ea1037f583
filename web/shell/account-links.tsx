import { actionClass } from '#web/ui/button.tsx';
import { Sign } from '#web/ui/text/sign.tsx';
import { Anchor } from './anchor.tsx';
import { MenuDetails } from './menu-details.tsx';
import { accountMenu, quoteLink } from './menus.ts';
import type { Person } from './screens.ts';

/** Who looks at the header. `unknown` is a static page before its script has run: it contains both variants, one hidden. */
export type Viewer =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly person: Person; readonly onSignOut: () => void }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'loading' };

/** Whom a static page's menu is for until its script has run. */
export const customer: Person = { roles: ['customer'] };

const item = 'flex min-h-11 w-full items-center px-4 text-start font-semibold hover:bg-sunk';

/** Dashboard, Create Shipment (once it exists), My Profile and Sign Out. */
export const AccountItems = ({
  holder,
  onSignOut,
}: {
  readonly holder: Person;
  readonly onSignOut?: (() => void) | undefined;
}) => (
  <ul>
    {accountMenu(holder).map(({ label, to }) => (
      <li key={to}>
        <Anchor to={to} className={item}>
          {label}
        </Anchor>
      </li>
    ))}
    <li>
      <button
        type="button"
        data-sign-out=""
        className={`${item} cursor-pointer border-t border-rule`}
        {...(onSignOut ? { onClick: onSignOut } : {})}
      >
        Sign Out
      </button>
    </li>
  </ul>
);

const SignedOut = () => (
  <>
    <Anchor to="/auth/login" className={actionClass({ look: 'night' })}>
      Sign In
    </Anchor>
    <Anchor to={quoteLink.to} className={actionClass()}>
      {quoteLink.label}
    </Anchor>
  </>
);

const SignedIn = ({ holder, onSignOut }: { readonly holder: Person; readonly onSignOut?: () => void }) => (
  <MenuDetails
    summary={
      <>
        My Account <Sign name="down" />
      </>
    }
    summaryClassName={actionClass({ look: 'night' }, 'list-none')}
    className="relative"
  >
    <div className="label-sheet absolute end-0 top-full z-20 mt-2 w-56 overflow-hidden text-ink">
      <AccountItems holder={holder} onSignOut={onSignOut} />
    </div>
  </MenuDetails>
);

/** The right end of the desktop header. */
export const AccountLinks = ({ viewer }: { readonly viewer: Viewer }) => {
  if (viewer.kind === 'loading') return null;
  if (viewer.kind === 'signed-in') return <SignedIn holder={viewer.person} onSignOut={viewer.onSignOut} />;
  return (
    <>
      <div data-signed-out="" className="flex items-center gap-3 [&[hidden]]:hidden">
        <SignedOut />
      </div>
      {viewer.kind === 'unknown' ? (
        <div data-signed-in="" hidden className="flex [&[hidden]]:hidden">
          <SignedIn holder={customer} />
        </div>
      ) : null}
    </>
  );
};
