import type { ReactNode } from 'react';
import { dollars } from '#domain/kernel/money.ts';
import { consolidationSaving } from '#domain/quotes/consolidation.ts';
import { barrelPrice, barrelsOffered, cardInForce, lowestRate, roundsOnce } from '#web/phrases/prices.ts';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';
import { boxes } from '../../prices/example-price.ts';

/** Four parcels from four stores for the same customer (trade.md, The price). */
const fourParcels = [
  boxes({ size: [10, 8, 6], weight: 2.2 }),
  boxes({ size: [12, 9, 4], weight: 3.1 }),
  boxes({ size: [9, 6, 3], weight: 1.3 }),
  boxes({ size: [14, 10, 5], weight: 2.6 }),
];

const Kind = ({
  title,
  figure,
  children,
}: {
  readonly title: string;
  readonly figure: string;
  readonly children: ReactNode;
}) => (
  <li className="grid gap-x-8 gap-y-2 border-t-[1.5px] border-ink py-6 sm:grid-cols-[1fr_2fr]">
    <div>
      <h3 className="text-2xl">{title}</h3>
      <p className="mt-1 font-display text-xl font-extrabold text-ink-soft tabular-nums">{figure}</p>
    </div>
    <div className="max-w-prose">{children}</div>
  </li>
);

const Saved = ({ site }: { readonly site: Site }) => {
  const [card] = site.rateCards;
  const saving = card && consolidationSaving(fourParcels, { to: 'GY', service: 'standard' }, card);
  return saving?.ok ? (
    <p className="mt-2 font-semibold">
      Four small parcels to Guyana: {dollars(saving.value.apart)} apart, {dollars(saving.value.together)}{' '}
      together.
    </p>
  ) : null;
};

/** The four kinds of goods that we carry, with prices. */
export const Carried = ({ site }: { readonly site: Site }) => {
  const { oversize, barrelLimits } = cardInForce(site);
  const [smallest] = barrelsOffered(site);
  const barrelFrom = smallest && barrelPrice(site, 'GY', smallest.code);
  return (
    <Section id="carried" title="What we carry" lead="Four kinds of cargo, all on the same flight.">
      <ul className="border-b-[1.5px] border-ink">
        <Kind title="Barrels" figure={barrelFrom ? `from ${barrelFrom} to Guyana` : 'one price each'}>
          <p>
            {barrelsOffered(site)
              .map(({ name, includedLb }) => `${name} with ${includedLb} lb`)
              .join(', ')}
            . One price for the filled barrel, so you know it before you pack. Above{' '}
            {barrelLimits.reviewAboveLb} lb we check first.
          </p>
        </Kind>
        <Kind title="Boxes" figure={`from ${lowestRate(site)} per lb`}>
          <p>
            New cartons, suitcases, totes. You pay by weight or by size, whichever is more, so pack tight.{' '}
            {roundsOnce(site)
              ? 'Several boxes to one receiver are added up before they are rounded.'
              : 'Each box is rounded up to whole pounds.'}
          </p>
        </Kind>
        <Kind title="Mailbox parcels" figure="no minimum">
          <p>
            What you buy online comes to your own U.S. address here. Choose which parcels go, and they fly as
            one shipment.
          </p>
          <Saved site={site} />
        </Kind>
        <Kind title="Freight and oversized pieces" figure="estimate, then a price">
          <p id="oversized">
            Tools, car parts, machines, a mattress. Boxes above {oversize.aboveLb} lb or longer than{' '}
            {oversize.aboveIn} in get an estimate in the calculator, and we confirm it before you book.
          </p>
        </Kind>
      </ul>
    </Section>
  );
};
