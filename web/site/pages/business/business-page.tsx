import { allDestinations } from '#domain/kernel/destinations.ts';
import { whatsAppLink } from '#web/phrases/contact.ts';
import { flightDays } from '#web/phrases/flight-days.ts';
import { breakWords } from '#web/phrases/prices.ts';
import { cutoffWords } from '#web/phrases/times.ts';
import { actionClass } from '#web/ui/button.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import type { Site, SitePage } from '../../page.ts';
import { service } from '../../seo/service.ts';
import { Papers } from './papers.tsx';
import { Suppliers } from './suppliers.tsx';
import { TradeContact } from './trade-contact.tsx';
import { Volume } from './volume.tsx';

const Content = ({ site }: { readonly site: Site }) => (
  <>
    <PageIntro
      path="/business-services"
      title="Stock on the shelf, every week"
      lead={`Your suppliers send to ${site.brand.facility.city} by ${cutoffWords(site.schedule)}. It all leaves on ${flightDays(site.schedule)} as one shipment, under one air waybill.`}
    >
      <a
        href={whatsAppLink(site.brand, 'I ship stock for my business. ')}
        rel="noopener"
        className={actionClass({}, 'text-lg')}
      >
        WhatsApp the commercial desk
      </a>
      <a href="/shipping-calculator" className={actionClass({ look: 'plain' }, 'text-lg')}>
        Get a price
      </a>
    </PageIntro>
    <Suppliers site={site} />
    <Volume site={site} />
    <Papers site={site} />
    <TradeContact site={site} />
    <CallToAction
      title="Tell us what you ship in a week"
      action={{ label: 'Speak with an expert', to: '/contact' }}
      second={{ label: 'All rates', to: '/rates' }}
    >
      Cartons, sizes, weights and the country. We send you a price, line by line, and the papers you need.
    </CallToAction>
  </>
);

/** The page for businesses: consolidation of suppliers, prices by weight, papers, and contact. */
export const businessPage: SitePage = {
  metadata: (site) => ({
    title: 'Weekly air freight for Caribbean businesses',
    description: `Your suppliers’ goods together in ${site.brand.facility.city}, ${['one air waybill', ...breakWords(site)].join(', ')}. Export papers done.`,
    structuredData: [
      service(site, {
        name: 'Commercial air freight',
        description: 'Consolidation of suppliers, weekly stock flights, export filing and customs papers.',
        to: allDestinations.map(({ code }) => code),
      }),
    ],
  }),
  Content,
  asked: [
    { question: 'I buy from several suppliers. Can it fly as one?', answeredAt: 'suppliers' },
    { question: 'What does 100 lb a week cost, or 500?', answeredAt: 'volume' },
    { question: 'Which papers do I bring, and which do you prepare?', answeredAt: 'papers' },
    { question: 'Do I need an export filing (EEI)?', answeredAt: 'export-filing' },
    { question: 'How do I open an account and reach a person?', answeredAt: 'desk' },
  ],
};
