import { actionClass } from '#web/ui/button.tsx';
import type { PageMetadata } from '#web/ui/meta/page-metadata.ts';
import type { Site } from '../page.ts';
import { localBusiness } from '../seo/local-business.ts';
import { ContactBlock } from './contact-block.tsx';
import { MailboxSteps } from './mailbox-steps.tsx';
import { RouteBoard } from './route-board.tsx';
import { SampleLabel } from './sample-label.tsx';

export const homeMetadata = (site: Site): PageMetadata => ({
  title: 'Air Cargo from New Jersey to the Caribbean',
  description:
    'Packages and barrels by air from Kearny to Guyana, Jamaica, Trinidad, Barbados and Suriname. Get your own U.S. address.',
  structuredData: [localBusiness(site)],
});

const Hero = ({ site: { brand } }: { readonly site: Site }) => (
  <section className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-12 sm:py-20 lg:grid-cols-[3fr_2fr] lg:gap-16">
    <div>
      <p className="label-caption">{brand.subline}</p>
      <h1 className="mt-3 text-5xl sm:text-6xl lg:text-7xl">Air Cargo from New Jersey to the Caribbean</h1>
      <p className="mt-5 max-w-prose text-lg text-ink-soft sm:text-xl">
        Get your own U.S. address in {brand.facility.city}. Shop anywhere in the States, send it there, and we
        fly it home to your people.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <a
          href="/dashboard"
          data-signed-in=""
          hidden
          className={actionClass({}, 'text-lg [&[hidden]]:hidden')}
        >
          Go to my address
        </a>
        <a href="/auth/register" data-signed-out="" className={actionClass({}, 'text-lg [&[hidden]]:hidden')}>
          Get your U.S. address
        </a>
        <a
          href="/auth/login"
          data-signed-out=""
          className={actionClass({ look: 'plain' }, 'text-lg [&[hidden]]:hidden')}
        >
          Sign In
        </a>
      </div>
    </div>
    <SampleLabel brand={brand} />
  </section>
);

/** The plain home page that stands until the public site is built. */
export const HomePage = ({ site }: { readonly site: Site }) => (
  <>
    <Hero site={site} />
    <RouteBoard />
    <MailboxSteps />
    <ContactBlock brand={site.brand} />
  </>
);
