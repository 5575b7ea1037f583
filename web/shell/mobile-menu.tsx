import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { phoneLink } from '#web/phrases/contact.ts';
import { actionClass } from '#web/ui/button.tsx';
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

const Account = ({ viewer }: { readonly viewer: Viewer }) => {
  if (viewer.kind === 'loading') return <p className={item}>Loading...</p>;
  if (viewer.kind === 'signed-in')
    return <AccountItems holder={viewer.person} onSignOut={viewer.onSignOut} />;
  return (
    <>
      <div data-signed-out="">
        <SignedOut />
      </div>
      {viewer.kind === 'unknown' ? (
        <div data-signed-in="" hidden>
          <AccountItems holder={customer} />
        </div>
      ) : null}
    </>
  );
};

/** The menu of small screens, behind one button. With `sells` it has the pages of the site and the phone number. */
export const MobileMenu = ({
  brand,
  viewer,
  sells,
}: {
  readonly brand: PublicBrand;
  readonly viewer: Viewer;
  readonly sells: boolean;
}) => {
  // Whoever has signed in comes for what is theirs.
  const isIn = viewer.kind === 'signed-in';
  return (
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
        {isIn ? (
          <div className={sells ? 'border-b-[1.5px] border-ink' : undefined}>
            <Account viewer={viewer} />
          </div>
        ) : null}
        {sells ? (
          <>
            <Links links={mainMenu()} />
            <div className="border-t border-rule">
              <Links links={moreMenu()} />
            </div>
          </>
        ) : null}
        {isIn ? null : (
          <div className={sells ? 'border-t border-rule' : undefined}>
            <Account viewer={viewer} />
          </div>
        )}
        {sells ? (
          <a href={phoneLink(brand)} className={`${item} border-t border-rule font-mono`}>
            {brand.phone.display}
          </a>
        ) : null}
      </nav>
    </MenuDetails>
  );
};
