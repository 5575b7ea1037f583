import type { ReactNode } from 'react';
import { worksHere } from '#domain/kernel/role.ts';
import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { phoneLink } from '#web/phrases/contact.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Logo } from '#web/ui/layout/logo.tsx';
import { AccountLinks, type Viewer } from './account-links.tsx';
import { Anchor } from './anchor.tsx';
import { mainMenu } from './menus.ts';
import { MobileMenu } from './mobile-menu.tsx';

/** True for visitors and customers. Staff have no use for the links that sell. */
const isSoldTo = (viewer: Viewer): boolean => viewer.kind !== 'signed-in' || !worksHere(viewer.person);

/** The pages of the site and the phone number (trade.md, What the owner fixed). They begin at the left, so that the account at the right moves nothing. */
const MainNavigation = ({
  brand,
  current,
}: {
  readonly brand: PublicBrand;
  readonly current: string | undefined;
}) => (
  <nav aria-label="Main" className="hidden items-center gap-6 whitespace-nowrap lg:flex">
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
      href={phoneLink(brand)}
      className="flex min-h-11 items-center font-mono text-sm no-underline hover:underline"
    >
      {brand.phone.display}
    </a>
  </nav>
);

/** The fixed header: 56 px on phones, 64 px on wider screens. On a low window it scrolls with the page (`chrome.css`). */
export const Header = ({
  brand,
  viewer,
  tools,
  current,
  wide = false,
  sells = isSoldTo(viewer),
}: {
  readonly brand: PublicBrand;
  readonly viewer: Viewer;
  /** Shown before the account and as wide as there is room, such as the bell of staff. */
  readonly tools?: ReactNode;
  /** Path of the page, whose link is marked as current. */
  readonly current?: string | undefined;
  /** Uses the whole window, for the screens of staff. Public pages have a maximum width. */
  readonly wide?: boolean;
  /** Whether the pages of the site are in it. Where it is not yet known who looks, the place says it. */
  readonly sells?: boolean;
}) => (
  <header className="site-header fixed inset-x-0 top-0 z-30 h-(--header-height) bg-night text-on-night">
    <div
      className={classNames(
        'mx-auto flex h-[calc(100%-4px)] items-center gap-4 px-4 lg:gap-8',
        !wide && 'max-w-6xl',
      )}
    >
      <Anchor to="/" className="flex min-h-11 shrink-0 items-center no-underline">
        <Logo name={brand.name} />
      </Anchor>
      {/* In print the menus are hidden, and the phone number is shown. */}
      <p className="ms-auto hidden font-mono print:block">{brand.phone.display}</p>
      <div className="flex min-w-0 flex-1 items-center gap-2 lg:gap-6 print:hidden">
        {sells ? <MainNavigation brand={brand} current={current} /> : null}
        <div className="flex min-w-0 flex-1 items-center justify-end gap-2">{tools}</div>
        <div className="hidden items-center gap-3 lg:flex">
          <AccountLinks viewer={viewer} />
        </div>
        <MobileMenu brand={brand} viewer={viewer} sells={sells} />
      </div>
    </div>
    <div className="tape" aria-hidden="true" />
  </header>
);
