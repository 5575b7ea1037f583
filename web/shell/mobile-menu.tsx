import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { phoneLink } from '#web/phrases/contact.ts';
import { actionClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AccountItems, customer, type Viewer } from './account-links.tsx';
import { Anchor } from './anchor.tsx';
import { MenuDetails } from './menu-details.tsx';
import { type MenuLink, mainMenu, moreMenu, quoteLink } from './menus.ts';

const item = 'flex min-h-12 items-center px-4 font-semibold hover:bg-sunk';

const Lines = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
    <path d="M3 6h18M3 12h18M3 18h18" />
  </svg>
);

const Links = ({ links }: { readonly links: readonly MenuLink[] }) => (
  <ul>
    {links.map(({ label, to }) => (
      <li key={to}>
        <Anchor to={to} className={item}>
          {label}
        </Anchor>
      </li>
    ))}
  </ul>
);

const SignedOut = () => (
  <div className="grid grid-cols-2 gap-3 p-4">
    <Anchor to={quoteLink.to} className={actionClass({}, 'col-span-2')}>
      {quoteLink.label}
    </Anchor>
    <Anchor to="/auth/login" className={actionClass({ look: 'plain' })}>
      Sign In
    </Anchor>
    <Anchor to="/auth/register" className={actionClass({ look: 'plain' })}>
      Create Account
    </Anchor>
  </div>
);

/** What is theirs, for whoever has signed in. A static page has it hidden until its script knows. */
const Own = ({ viewer, className }: { readonly viewer: Viewer; readonly className: string | undefined }) => {
  if (viewer.kind === 'signed-in')
    return (
      <div className={className}>
        <AccountItems holder={viewer.person} onSignOut={viewer.onSignOut} />
      </div>
    );
  return viewer.kind === 'unknown' ? (
    <div data-signed-in="" hidden className={className}>
      <AccountItems holder={customer} />
    </div>
  ) : null;
};

/** The ways to an account, for whoever has not signed in. */
const Enter = ({
  viewer,
  className,
}: {
  readonly viewer: Viewer;
  readonly className: string | undefined;
}) => {
  if (viewer.kind === 'signed-in') return null;
  return viewer.kind === 'loading' ? (
    <p className={classNames(item, className)}>Loading...</p>
  ) : (
    <div data-signed-out="" className={className}>
      <SignedOut />
    </div>
  );
};

/**
 * The menu of small screens, behind one button. With `sells` it has the pages of the site and the phone number. Whoever has signed in
 * comes for what is theirs: it stands before these.
 */
export const MobileMenu = ({
  brand,
  viewer,
  sells,
}: {
  readonly brand: PublicBrand;
  readonly viewer: Viewer;
  readonly sells: boolean;
}) => (
  <MenuDetails
    summary={<Lines />}
    label="Menu"
    className="lg:hidden"
    summaryClassName="grid size-11 cursor-pointer list-none place-items-center rounded-label"
  >
    <nav
      aria-label="Menu"
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header))] overflow-y-auto border-b-[1.5px] border-ink bg-sheet pb-(--bottom-bar) text-ink"
    >
      <Own viewer={viewer} className={sells ? 'border-b-[1.5px] border-ink' : undefined} />
      {sells ? (
        <>
          <Links links={mainMenu()} />
          <div className="border-t border-rule">
            <Links links={moreMenu()} />
          </div>
        </>
      ) : null}
      <Enter viewer={viewer} className={sells ? 'border-t border-rule' : undefined} />
      {sells ? (
        <a href={phoneLink(brand)} className={`${item} border-t border-rule font-mono`}>
          {brand.phone.display}
        </a>
      ) : null}
    </nav>
  </MenuDetails>
);
