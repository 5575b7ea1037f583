import { claimWindows } from '#domain/carriage/claim-windows.ts';
import { dollars } from '#domain/kernel/money.ts';
import { REWEIGH_TOLERANCE_PERCENT } from '#domain/quotes/reweigh.ts';
import { Facts } from '../../components/facts.tsx';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';
import { cardInForce } from '../../phrases/prices.ts';
import { bookingCutoffWords } from '../../phrases/times.ts';

/** What we need from the customer for each shipment. */
export const FromYou = ({ site }: { readonly site: Site }) => {
  const { exportFiling } = cardInForce(site);
  return (
    <Section
      id="from-you"
      title="What we need from you"
      lead={`All of it by ${bookingCutoffWords(site.schedule)}. A missing paper keeps a box on the ground as surely as a missed cutoff.`}
      tone="sunk"
      beside
    >
      <Facts
        items={[
          {
            term: 'The receiver',
            value: 'Full name as on the ID, phone, address',
            note: 'Customs and the counter compare it letter by letter.',
          },
          {
            term: 'Their tax number',
            value: 'TIN, TRN, BIR number or FIN',
            note: 'Customs in each country knows people by one. The page of the country says which.',
          },
          {
            term: 'A packing list',
            value: 'What, how many, and what each is worth',
            note: '“Personal effects” is not a list.',
          },
          {
            term: 'Invoices',
            value: 'For what was bought',
            note: 'The e-mail from the store will do, if it shows the price.',
          },
          {
            term: 'Export filing',
            value: `Above ${dollars(exportFiling.aboveValue)} of one kind`,
            note: 'Tell us, and we file it with U.S. customs before the flight.',
          },
        ]}
      />
    </Section>
  );
};

/** Possible problems and what happens next. */
const mishaps = (site: Site) => {
  const { storage } = cardInForce(site);
  const windows = claimWindows.map(({ days, from, what }) => `${days} days ${from} for ${what}`).join('; ');
  return [
    {
      what: 'It weighs more than you said',
      next: `Up to ${REWEIGH_TOLERANCE_PERCENT}% more chargeable weight, your price stands. Beyond that it waits: you see a photo of the scale and the new price, and say yes or take it back. Nothing flies at a price you have not seen.`,
    },
    {
      what: 'It misses a cutoff',
      next: 'It goes on the next flight by itself and we write to you. Should it be rolled over a third time, our staff take it up without being asked.',
    },
    {
      what: 'The flight is full',
      next: 'It goes on a waiting list for that flight, and you are offered the next one.',
    },
    {
      what: 'It is held',
      next: 'An invoice is missing, something inside needs a look, a payment is open. We tell you which it is and what clears it; often that is one paper from you.',
    },
    {
      what: 'A parcel came without a number',
      next: 'It waits until somebody shows the order that belongs to it. Have the carrier’s tracking number ready and write to us.',
    },
    {
      what: 'Nobody collects it',
      next: `At the destination ${storage.destinationFreeDays} days are free, then it is ${dollars(storage.destinationPerPieceWeek)} for each piece and week.`,
    },
    {
      what: 'It is damaged, late or lost',
      next: `Keep the packing and take photos before anything is thrown away. Then write to us: within ${windows}.`,
    },
  ];
};

/** The section about problems. */
export const Wrong = ({ site }: { readonly site: Site }) => (
  <Section id="when-it-goes-wrong" title="When it does not go as planned" beside>
    <dl className="border-b border-rule">
      {mishaps(site).map(({ what, next }) => (
        <div key={what} className="grid gap-x-8 gap-y-1 border-t border-rule py-4 sm:grid-cols-[14rem_1fr]">
          <dt className="text-lg font-semibold">{what}</dt>
          <dd className="max-w-prose">{next}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
