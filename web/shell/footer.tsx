import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { Anchor } from './anchor.tsx';
import { footerMenus, legalLinks, type MenuLink } from './menus.ts';
import { SocialLinks } from './social-links.tsx';

const line = 'inline-flex min-h-11 items-center no-underline hover:underline lg:min-h-9';

/** Address, phone, e-mail and social profiles. */
const Reach = ({ brand }: { readonly brand: PublicBrand }) => (
  <div className="grid content-start gap-2">
    <p className="font-display text-3xl font-extrabold tracking-tight">{brand.name}</p>
    <p className="text-on-night-soft">{brand.tagline}</p>
    <address className="mt-2 grid justify-items-start not-italic">
      <span>{brand.facility.line1}</span>
      <span>
        {brand.facility.city}, {brand.facility.state} {brand.facility.postalCode}
      </span>
      <a href={`tel:${brand.phone.e164}`} className={`${line} mt-2 font-mono`}>
        {brand.phone.display}
      </a>
      <a href={`mailto:${brand.email}`} className={line}>
        {brand.email}
      </a>
    </address>
    <SocialLinks social={brand.social} />
  </div>
);

const Menu = ({ title, links }: { readonly title: string; readonly links: readonly MenuLink[] }) => (
  <nav aria-label={title} className="print:hidden">
    <h2 className="mb-2 text-lg">{title}</h2>
    <ul>
      {links.map(({ label, to }) => (
        <li key={to} data-signed-out={to.startsWith('/auth/') ? '' : undefined}>
          <Anchor to={to} className={line}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);

const Hours = ({ hours }: Pick<PublicBrand, 'hours'>) => (
  <div>
    <h2 className="mb-2 text-lg">Business hours</h2>
    <dl className="grid gap-2 lg:gap-1.5">
      {hours.map(({ days, hours: open }) => (
        <div key={days} className="grid py-1 lg:py-0.5">
          <dt className="text-on-night-soft">{days}</dt>
          <dd className="whitespace-nowrap tabular-nums">{open}</dd>
        </div>
      ))}
    </dl>
  </div>
);

/** The footer with contact, links and opening hours. On phones it leaves space for the bottom bar. */
export const Footer = ({
  brand,
  signedIn = false,
}: {
  readonly brand: PublicBrand;
  /** Leaves out the links to sign in or up. */
  readonly signedIn?: boolean;
}) => (
  <footer className="bg-night pb-20 text-on-night lg:pb-4 print:pb-0">
    <div className="tape" aria-hidden="true" />
    <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-10 px-4 pt-12 pb-10 sm:grid-cols-4 lg:grid-cols-[5fr_3fr_3fr_3fr_4fr]">
      <div className="col-span-2 sm:col-span-4 lg:col-span-1">
        <Reach brand={brand} />
      </div>
      {footerMenus().map(({ title, links }) => (
        <Menu
          key={title}
          title={title}
          links={links.filter(({ to }) => !(signedIn && to.startsWith('/auth/')))}
        />
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
