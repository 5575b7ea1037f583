import type { ReactNode } from 'react';
import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Logo } from '#web/ui/layout/logo.tsx';
import { AccountLinks, type Viewer } from './account-links.tsx';
import { Anchor } from './anchor.tsx';
import { mainMenu } from './menus.ts';
import { MobileMenu } from './mobile-menu.tsx';

/** The fixed header: 56 px on phones, 64 px on wider screens. `extra` is shown before the account, such as the bell of staff. */
export const Header = ({
  brand,
  viewer,
  extra,
  current,
  wide = false,
}: {
  readonly brand: PublicBrand;
  readonly viewer: Viewer;
  readonly extra?: ReactNode;
  /** Path of the page, whose link is marked as current. */
  readonly current?: string | undefined;
  /** Uses the whole window, for the screens of staff. Public pages have a maximum width. */
  readonly wide?: boolean;
}) => (
  <header className="site-header fixed inset-x-0 top-0 z-30 h-(--header) bg-night text-on-night">
    <div
      className={classNames(
        'mx-auto flex h-[calc(100%-4px)] items-center justify-between gap-4 px-4',
        !wide && 'max-w-6xl',
      )}
    >
      <Anchor to="/" className="flex min-h-11 items-center no-underline">
        <Logo name={brand.name} />
      </Anchor>
      {/* In print the menus are hidden, and the phone number is shown. */}
      <p className="hidden font-mono print:block">{brand.phone.display}</p>
      <div className="flex items-center gap-2 lg:gap-6 print:hidden">
        <nav aria-label="Main" className="hidden items-center gap-6 lg:flex">
          {mainMenu().map(({ label, to }) => (
            <Anchor
              key={to}
              to={to}
              aria-current={to === current ? 'page' : undefined}
              className="flex min-h-11 items-center font-semibold underline decoration-transparent decoration-2 underline-offset-8 hover:decoration-on-night aria-[current=page]:decoration-time"
            >
              {label}
            </Anchor>
          ))}
          <a
            href={`tel:${brand.phone.e164}`}
            className="flex min-h-11 items-center font-mono text-sm no-underline hover:underline"
          >
            {brand.phone.display}
          </a>
        </nav>
        {extra}
        <div className="hidden items-center gap-3 lg:flex">
          <AccountLinks viewer={viewer} />
        </div>
        <MobileMenu brand={brand} viewer={viewer} />
      </div>
    </div>
    <div className="tape" aria-hidden="true" />
  </header>
);
