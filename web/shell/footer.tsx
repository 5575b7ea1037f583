import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { phoneLink } from '#web/phrases/contact.ts';
import { Sign } from '#web/ui/text/sign.tsx';
import { Anchor } from './anchor.tsx';
import { footerMenus, legalLinks, type MenuLink } from './menus.ts';
import { SocialLinks } from './social-links.tsx';

const line = 'inline-flex min-h-11 items-center no-underline hover:underline lg:min-h-9 print:min-h-0';

/** Address, phone, e-mail and social profiles. */
const Reach = ({ brand }: { readonly brand: PublicBrand }) => (
  <div className="grid content-start gap-2 max-lg:pb-4 print:gap-0 print:pb-0">
    <p className="font-display text-3xl font-extrabold tracking-tight print:text-lg">{brand.name}</p>
    <p className="text-on-night-soft print:hidden">{brand.tagline}</p>
    <address className="mt-2 grid justify-items-start not-italic print:mt-0">
      <span>{brand.facility.line1}</span>
      <span>
        {brand.facility.city}, {brand.facility.state} {brand.facility.postalCode}
      </span>
      <a href={phoneLink(brand)} className={`${line} mt-2 font-mono print:mt-0`}>
        {brand.phone.display}
      </a>
      <a href={`mailto:${brand.email}`} className={line}>
        {brand.email}
      </a>
    </address>
    <div className="print:hidden">
      <SocialLinks social={brand.social} />
    </div>
  </div>
);

/** On phones a menu opens and closes; on wider screens it is always open (`chrome.css`). */
const Menu = ({ title, links }: { readonly title: string; readonly links: readonly MenuLink[] }) => (
  <nav aria-label={title} className="footer-menu max-lg:border-b max-lg:border-night-rule print:hidden">
    <h2 className="mb-2 text-lg">{title}</h2>
    <details>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-display text-lg font-extrabold">
        {title}
        <Sign name="down" />
      </summary>
      <ul className="grid-cols-2 gap-x-6 max-lg:grid max-lg:pb-3">
        {links.map(({ label, to }) => (
          <li key={to} data-signed-out={to.startsWith('/auth/') ? '' : undefined}>
            <Anchor to={to} className={line}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  </nav>
);

const Hours = ({ hours }: Pick<PublicBrand, 'hours'>) => (
  <div className="max-lg:pt-6 print:pt-0">
    <h2 className="mb-2 text-lg">Business hours</h2>
    <dl className="grid gap-1.5">
      {hours.map(({ days, hours: open }) => (
        <div key={days} className="grid py-0.5 max-lg:max-w-sm max-lg:grid-cols-2">
          <dt className="text-on-night-soft">{days}</dt>
          <dd className="whitespace-nowrap tabular-nums">{open}</dd>
        </div>
      ))}
    </dl>
  </div>
);

/** The footer of the site with contact, links and opening hours. It keeps clear of the bottom bar of phones. */
export const Footer = ({ brand }: { readonly brand: PublicBrand }) => (
  <footer className="print:break-inside-avoid bg-night pb-[calc(1rem+var(--bottom-bar))] text-on-night print:pb-0">
    <div className="tape" aria-hidden="true" />
    <div className="mx-auto grid max-w-6xl gap-x-6 px-4 pt-8 pb-6 lg:grid-cols-[5fr_3fr_3fr_3fr_4fr] lg:pt-12 lg:pb-10 print:grid-cols-2 print:py-2">
      <Reach brand={brand} />
      {footerMenus().map(({ title, links }) => (
        <Menu key={title} title={title} links={links} />
      ))}
      <Hours hours={brand.hours} />
    </div>
    <div className="mx-auto max-w-6xl px-4">
      <nav
        aria-label="Legal"
        className="flex flex-wrap items-center gap-x-6 border-t border-night-rule pt-2 text-on-night-soft print:hidden"
      >
        <span className="flex min-h-11 items-center">© {brand.name}</span>
        {legalLinks().map(({ label, to }) => (
          <Anchor key={to} to={to} className={line}>
            {label}
          </Anchor>
        ))}
      </nav>
    </div>
  </footer>
);
