import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { phoneLink } from '#web/phrases/contact.ts';
import { Anchor } from './anchor.tsx';
import { legalLinks } from './menus.ts';

const line = 'inline-flex min-h-11 items-center no-underline hover:underline';

/** The footer of the app: how to reach us, and the legal links. The pages of the site are behind the menu. */
export const CompactFooter = ({ brand }: { readonly brand: PublicBrand }) => (
  <footer className="bg-night pb-[env(safe-area-inset-bottom)] text-on-night print:hidden">
    <div className="tape" aria-hidden="true" />
    <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 py-2 text-sm">
      <span className="text-on-night-soft max-sm:w-full max-sm:pt-2">© {brand.name}</span>
      <a href={phoneLink(brand)} className={`${line} font-mono`}>
        {brand.phone.display}
      </a>
      <a href={`mailto:${brand.email}`} className={line}>
        {brand.email}
      </a>
      <nav aria-label="Legal" className="flex flex-wrap gap-x-6 text-on-night-soft sm:ms-auto">
        {legalLinks().map(({ label, to }) => (
          <Anchor key={to} to={to} className={line}>
            {label}
          </Anchor>
        ))}
      </nav>
    </div>
  </footer>
);
