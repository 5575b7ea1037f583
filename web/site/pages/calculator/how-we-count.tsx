import { exportFilingAbove } from '#domain/carriage/export-filing.ts';
import { dollars } from '#domain/kernel/money.ts';
import { breakSentence, cardInForce, roundsOnce } from '#web/phrases/prices.ts';
import { Section } from '../../components/section.tsx';
import { Steps } from '../../components/steps.tsx';
import { BoxDimensions } from '../../illustrations/box-dimensions.tsx';
import type { Site } from '../../page.ts';

/** The steps of the price calculation, in order. */
export const HowWeCount = ({ site }: { readonly site: Site }) => {
  const card = cardInForce(site);
  const { insurance, exportFiling, barrels } = card;
  const fullest = Math.max(...barrels.map(({ includedLb }) => includedLb));
  return (
    <Section
      id="how-we-count"
      title="How we work out the price"
      lead="Five steps from the tape measure to the total. Nothing is added without your yes. Duty is separate."
      beside
    >
      <div className="grid gap-8">
        <BoxDimensions className="h-auto w-full max-w-sm" />
        <Steps
          items={[
            {
              title: 'Measure the outside',
              text: `Length, width and height at the widest points, each to the nearest whole inch. Multiply the three and divide by ${card.dimDivisor}: that is the size weight, in pounds.`,
            },
            {
              title: 'Take whichever is more',
              text: 'The scale weight or the size weight. Planes fill up before they get too heavy, so big light boxes pay for their space.',
            },
            {
              title: roundsOnce(site) ? 'Add up and round up once' : 'Round up and add up',
              text: `${roundsOnce(site) ? 'All boxes of a shipment together, so boxes sent as one cost less than boxes sent apart.' : 'Each box to whole pounds, then all boxes of a shipment together.'} ${breakSentence(site)} Minimum charge: ${dollars(card.minimumFreight)}, except from your mailbox.`,
            },
            {
              title: 'Barrels have a fixed price',
              text: `One price for each size, with up to ${fullest} lb included in the largest. Each extra pound is charged at that country’s rate.`,
            },
            {
              title: 'Add what you ask for',
              text: `Express, pickup, insurance (${insurance.percent}% of the value), customs paperwork, delivery to the door. If goods of one kind are worth more than ${exportFilingAbove}, U.S. customs wants an export filing, which we do for ${dollars(exportFiling.price)}.`,
            },
          ]}
        />
      </div>
    </Section>
  );
};
