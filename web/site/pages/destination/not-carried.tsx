import { type Commodity, commoditiesByVerdict, type GoodsCode } from '#domain/carriage/commodities.ts';
import { customs } from '#domain/carriage/customs/customs.ts';
import { exportFilingAbove } from '#domain/carriage/export-filing.ts';
import type { Destination } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { whatsAppLink } from '#web/phrases/contact.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';

/** Examples of each kind; the services page has all of them. */
const MOST_WORDS = 3;

const Kinds = ({ goods }: { readonly goods: readonly Commodity[] }) => (
  <ul className="grid gap-3">
    {goods.map(({ name, words }) => (
      <li key={name}>
        <span className="font-semibold">{name}</span>
        <span className="block text-ink-soft">{words.slice(0, MOST_WORDS).join(', ')}</span>
      </li>
    ))}
  </ul>
);

/** Papers of these are the export filing, which has its own words here. */
const withFiling: ReadonlySet<GoodsCode> = new Set(['HIGH_VALUE', 'LICENSED']);

/** Prohibited goods, goods that we review first, and goods that need a paper. */
export const NotCarried = ({ site, place }: { readonly site: Site; readonly place: Destination }) => {
  const { exportFiling } = cardInForce(site);
  return (
    <Section
      id="not-carried"
      title="What you cannot send"
      lead={`Most of this is aviation safety, however it is packed. The ${customs[place.code].authority.name} can forbid more.`}
    >
      <div className="grid gap-10 lg:grid-cols-3">
        <div className="grid content-start gap-4 border-t-8 border-wrong pt-4">
          <h3 className="text-2xl">Never</h3>
          <Kinds goods={commoditiesByVerdict('never')} />
        </div>
        <div className="grid content-start gap-4 border-t-8 border-time pt-4">
          <h3 className="text-2xl">Ask us first</h3>
          <Kinds goods={commoditiesByVerdict('ask')} />
          <p className="text-ink-soft">
            Tell us what it is and how much. We tell you whether it can fly.{' '}
            <a
              href={whatsAppLink(site.brand, `Can this fly to ${place.country}? `)}
              rel="noopener"
              className="text-link"
            >
              Ask on WhatsApp
            </a>
          </p>
        </div>
        <div className="grid content-start gap-4 border-t-8 border-link pt-4">
          <h3 className="text-2xl">With papers</h3>
          <p>
            When one kind of goods is worth more than {exportFilingAbove}, the United States asks for an
            export filing (EEI). We file it for {dollars(exportFiling.price)}.
          </p>
          <p>Goods under an export license need one at any value. Send us the license first.</p>
          <p>Customs of {place.country} may ask for papers with these, too:</p>
          <Kinds goods={commoditiesByVerdict('papers').filter(({ code }) => !withFiling.has(code))} />
          <p>
            <a href="/services#can-i-send" className="text-link">
              Check one thing by its name
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
};
