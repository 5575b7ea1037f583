import { dollars } from '#domain/kernel/money.ts';
import { Section } from '../../components/section.tsx';
import { Steps } from '../../components/steps.tsx';
import { BoxDimensions } from '../../illustrations/box-dimensions.tsx';
import type { Site } from '../../page.ts';
import { breakWords, cardInForce } from '../../phrases/prices.ts';

/** The steps of the price calculation, in order. */
export const HowWeCount = ({ site }: { readonly site: Site }) => {
  const card = cardInForce(site);
  const { insurance, exportFiling, barrels } = card;
  const fullest = Math.max(...barrels.map(({ includedLb }) => includedLb));
  return (
    <Section
      id="how-we-count"
      title="How we count"
      lead="Five steps from the tape measure to the total. Nothing else is added at the counter."
      beside
    >
      <div className="grid gap-8">
        <BoxDimensions className="h-auto w-full max-w-sm" />
        <Steps
          items={[
            {
              title: 'Measure the outside',
              text: `Length, width and height at the widest points, each to the nearest whole inch. Multiply the three and divide by ${card.dimDivisor}: those are the pounds the size counts as.`,
            },
            {
              title: 'Take whichever is more',
              text: 'What the box weighs, or what its size counts as. An aircraft runs out of room before it runs out of lift.',
            },
            {
              title: 'Add up and round up once',
              text: `All boxes of a shipment together, so boxes sent as one cost less than boxes sent apart. ${breakWords(site).join(', ')}, and if you are just below such a step you pay no more than at it. The least freight is ${dollars(card.minimumFreight)}, except from your mailbox.`,
            },
            {
              title: 'Barrels have a price of their own',
              text: `A fixed price each by size, with up to ${fullest} lb included in the largest. Every pound above what is included costs the rate of the country.`,
            },
            {
              title: 'Add what you ask for',
              text: `Express, pickup, insurance (${insurance.percent}% of the worth), customs papers, delivery to the door. If goods of one kind are worth more than ${dollars(exportFiling.aboveValue)}, U.S. customs wants an export filing, which we do for ${dollars(exportFiling.price)}.`,
            },
          ]}
        />
      </div>
    </Section>
  );
};
