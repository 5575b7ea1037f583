import { defaultSchedule } from '../departures/schedule/default-schedule.ts';
import { defaultRateCard } from '../quotes/default-rate-card.ts';
import { defaultBrand } from './brand.ts';
import { defaultCapabilities } from './capabilities.ts';
import { type Claims, type HomeFlags, publicTestimonial, type Testimonials } from './marketing.ts';
import type { SiteSettings } from './site-settings.ts';

/**
 * The marketing claims (trade.md, What the owner fixed). The owner is responsible for them and can change them in the settings. `Licensed TSA known
 * shipper` is left out until the owner holds that status and adds it.
 */
const claims: Claims = {
  badges: ['Weekly flights', 'Consolidation saves you money'],
  stats: [
    { figure: '10+', words: 'years serving the community' },
    { figure: '5,000+', words: 'shipments' },
    { figure: '3-5 days', words: 'average transit to Guyana' },
    { figure: '99%', words: 'satisfaction' },
  ],
};

/** Invented people, shown only in stages that show samples. */
const testimonials: Testimonials = {
  items: [
    {
      name: 'Marcia T.',
      location: 'Flatbush, Brooklyn',
      rating: 5,
      text: 'I packed on Sunday, they had it by Tuesday noon, and my mother collected her barrel the next week.',
      shipmentType: '55-gallon barrel to Linden',
      sample: true,
    },
    {
      name: 'Devon R.',
      location: 'Georgetown, Guyana',
      rating: 5,
      text: 'My stock leaves every Friday and I collect it early the next week. The price on the page is the price I pay.',
      shipmentType: 'Phone accessories, 120 lb a week',
      sample: true,
    },
    {
      name: 'Alicia B.',
      location: 'Newark, New Jersey',
      rating: 4,
      text: 'Four parcels from four stores went as one. I saw what I saved before I said yes.',
      shipmentType: 'Mailbox consolidation to Kingston',
      sample: true,
    },
  ],
};

const home: HomeFlags = { mailboxBlock: false };

/** What the pages show, so that browsers carry no more. */
export const shownDefaults = {
  brand: defaultBrand,
  claims,
  testimonials,
  home,
  schedule: defaultSchedule,
  capabilities: defaultCapabilities,
};

/** The site with all defaults. */
export const defaultSite = (): SiteSettings => {
  const { staffEmail: _kept, ...brand } = defaultBrand;
  return {
    ...shownDefaults,
    capabilities: { ...defaultCapabilities, onlinePayment: false },
    testimonials: { items: testimonials.items.map(publicTestimonial) },
    brand,
    rateCards: [defaultRateCard],
  };
};
