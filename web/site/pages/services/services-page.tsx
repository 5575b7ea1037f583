import { allDestinations } from '#domain/kernel/destinations.ts';
import { flightDays } from '#web/phrases/flight-days.ts';
import { lowestRate } from '#web/phrases/prices.ts';
import { transitEnvelope } from '#web/phrases/times.ts';
import { actionClass } from '#web/ui/button.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { BarrelSizes } from '../../illustrations/barrel-sizes.tsx';
import type { Site, SitePage } from '../../page.ts';
import { service } from '../../seo/service.ts';
import { Carried } from './carried.tsx';
import { Insurance } from './insurance.tsx';
import { Checker, Refused } from './refused.tsx';
import { Express, Help, Pickup } from './with-it.tsx';

const Content = ({ site }: { readonly site: Site }) => (
  <>
    <PageIntro
      path="/services"
      title="Air cargo for barrels, boxes and freight"
      lead={`Out every ${flightDays(site.schedule)}, ready ${transitEnvelope(site.schedule)} later. Add pickup, insurance or customs brokerage only if you need it.`}
      aside={<BarrelSizes className="h-auto w-full max-w-md lg:w-104" />}
    >
      <a href="/shipping-calculator" className={actionClass({}, 'text-lg')}>
        Get a price for my box or barrel
      </a>
      <a href="/rates" className={actionClass({ look: 'plain' }, 'text-lg')}>
        All rates
      </a>
    </PageIntro>
    <Carried site={site} />
    <Express site={site} />
    <Pickup site={site} />
    <Insurance site={site} />
    <Help site={site} />
    <Checker site={site} />
    <Refused site={site} />
    <CallToAction title="Not sure what yours counts as?">
      Tell us what it is. We tell you what it counts as, what it costs and if it can fly.
    </CallToAction>
  </>
);

/** The page with all services: goods, express, insurance, extras, and prohibited goods. */
export const servicesPage: SitePage = {
  metadata: (site) => ({
    title: 'Air cargo: barrels, boxes, freight, mailbox parcels',
    description: `From ${lowestRate(site)} per lb: barrels, boxes, oversized freight, express, pickup, insurance, customs brokerage and export filing.`,
    structuredData: [
      service(site, {
        name: 'Air cargo',
        description:
          'Barrels, boxes, freight and mailbox parcels by air, with pickup, insurance and customs papers.',
        to: allDestinations.map(({ code }) => code),
      }),
    ],
  }),
  Content,
  asked: [
    { question: 'What do you carry?', answeredAt: 'carried' },
    { question: 'Can it go faster?', answeredAt: 'express' },
    { question: 'Do I have to bring it to you?', answeredAt: 'pickup' },
    { question: 'What do I get if it is lost or broken?', answeredAt: 'insurance' },
    { question: 'Can I send perfume, a phone, a power bank?', answeredAt: 'can-i-send' },
  ],
};
