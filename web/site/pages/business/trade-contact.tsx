import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { phoneLink, whatsAppLink } from '#web/phrases/contact.ts';
import { hoursWords } from '#web/phrases/hours.ts';
import { type Fact, Facts } from '../../components/facts.tsx';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';

const waysToReach = (brand: PublicBrand): readonly Fact[] => [
  {
    term: 'Call',
    value: (
      <a href={phoneLink(brand)} className="text-link inline-flex min-h-11 items-center">
        {brand.phone.display}
      </a>
    ),
    note: `${hoursWords(brand)}. If it is urgent, call. When we are closed, write: we answer when we open.`,
  },
  {
    term: 'Write',
    value: (
      <a
        href={whatsAppLink(brand, 'I ship stock for my business. ')}
        rel="noopener"
        className="text-link inline-flex min-h-11 items-center"
      >
        WhatsApp
      </a>
    ),
    note: (
      <>
        Or{' '}
        <a href={`mailto:${brand.email}`} className="text-link">
          {brand.email}
        </a>
        , with invoices attached.
      </>
    ),
  },
];

const account: Fact = {
  term: 'Open an account',
  value: (
    <a href="/auth/register" className="text-link inline-flex min-h-11 items-center">
      Create Account
    </a>
  ),
  note: 'Businesses use the same free account. Enter your company name with your own.',
};

const standing = (badges: readonly string[]): readonly Fact[] =>
  badges.length > 0
    ? [
        {
          term: 'Our credentials',
          value: badges.join(' · '),
          note: 'Ask us for the papers. All goods are screened either way.',
        },
      ]
    : [];

/** How business customers reach us, and the badges from the settings. */
export const TradeContact = ({ site: { brand, claims } }: { readonly site: Site }) => (
  <Section
    id="desk"
    title="The commercial desk"
    lead="For shops, exporters and anyone who ships every week. Have your mailbox number ready if you have one."
    tone="sunk"
    beside
  >
    <Facts items={[...waysToReach(brand), account, ...standing(claims.badges)]} />
  </Section>
);
