import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { AccountItems, type Viewer } from './account-links.tsx';
import { Anchor } from './anchor.tsx';
import { MenuDetails } from './menu-details.tsx';
import { mainMenu, quoteLink } from './menus.ts';

const item = 'flex min-h-12 items-center px-4 font-semibold hover:bg-sunk';

const Lines = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
    <path d="M3 6h18M3 12h18M3 18h18" />
  </svg>
);

const SignedOutItems = () => {
  const quote = quoteLink();
  return (
    <ul>
      {[
        { label: 'Sign In', to: '/auth/login' },
        { label: 'Create Account', to: '/auth/register' },
        ...(quote ? [quote] : []),
      ].map(({ label, to }) => (
        <li key={label}>
          <Anchor to={to} className={item}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
};

/** Everything of the header on a small screen, behind one button. */
export const MobileMenu = ({ brand, viewer }: { readonly brand: PublicBrand; readonly viewer: Viewer }) => (
  <MenuDetails
    summary={<Lines />}
    label="Menu"
    className="lg:hidden"
    summaryClassName="grid size-11 cursor-pointer list-none place-items-center rounded-label"
  >
    <nav
      aria-label="Menu"
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-b-[1.5px] border-ink bg-sheet pb-4 text-ink"
    >
      <ul>
        {mainMenu().map(({ label, to }) => (
          <li key={to}>
            <Anchor to={to} className={item}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
      {viewer.kind === 'signed-out' || viewer.kind === 'unknown' ? (
        <div data-signed-out="">
          <SignedOutItems />
        </div>
      ) : null}
      {viewer.kind === 'signed-in' ? (
        <AccountItems holder={viewer.role} onSignOut={viewer.onSignOut} />
      ) : null}
      {viewer.kind === 'unknown' ? (
        <div data-signed-in="" hidden>
          <AccountItems holder="customer" />
        </div>
      ) : null}
      <a href={`tel:${brand.phone.e164}`} className={`${item} border-t border-rule font-mono`}>
        {brand.phone.display}
      </a>
    </nav>
  </MenuDetails>
);
