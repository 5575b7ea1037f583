import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { Anchor } from './anchor.tsx';
import { footerMenus } from './menus.ts';

const line = 'inline-flex min-h-11 items-center no-underline hover:underline';

/** Address, phone and e-mail in one list. */
const Reach = ({ brand }: { readonly brand: PublicBrand }) => (
  <address className="grid justify-items-start not-italic">
    <span>
      {brand.facility.line1}, {brand.facility.city}, {brand.facility.state} {brand.facility.postalCode}
    </span>
    <a href={`tel:${brand.phone.e164}`} className={`${line} font-mono`}>
      {brand.phone.display}
    </a>
    <a href={`mailto:${brand.email}`} className={line}>
      {brand.email}
    </a>
  </address>
);

/** The footer: who we are, where links lead, when somebody answers. Room is left for the bottom bar on phones. */
export const Footer = ({
  brand,
  signedIn = false,
}: {
  readonly brand: PublicBrand;
  /** Leaves out the links to sign in or up. */
  readonly signedIn?: boolean;
}) => (
  <footer className="bg-night pb-20 text-on-night lg:pb-8">
    <div className="tape" aria-hidden="true" />
    <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-2 lg:flex lg:justify-between">
      <div className="grid content-start gap-3">
        <p className="font-display text-2xl font-extrabold">{brand.name}</p>
        <p className="text-on-night-soft">{brand.tagline}</p>
        <Reach brand={brand} />
      </div>
      {footerMenus().map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className="mb-1 text-lg">{title}</h2>
          <ul>
            {links
              .filter(({ to }) => !(signedIn && to.startsWith('/auth/')))
              .map(({ label, to }) => (
                <li key={to} data-signed-out={to.startsWith('/auth/') ? '' : undefined}>
                  <Anchor to={to} className={line}>
                    {label}
                  </Anchor>
                </li>
              ))}
          </ul>
        </nav>
      ))}
      <div>
        <h2 className="mb-3 text-lg">Business hours</h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
          {brand.hours.map(({ days, hours }) => (
            <div key={days} className="contents">
              <dt className="text-on-night-soft">{days}</dt>
              <dd className="whitespace-nowrap">{hours}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  </footer>
);
