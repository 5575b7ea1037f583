import { claimWindows } from '#domain/carriage/claim-windows.ts';
import { exportFilingAbove } from '#domain/carriage/export-filing.ts';
import { keptWords } from '#domain/kernel/kept-words.ts';
import { dollars } from '#domain/kernel/money.ts';
import { REWEIGH_TOLERANCE_PERCENT } from '#domain/quotes/reweigh.ts';
import { whoMayCollect } from '#domain/shipments/handover/who-collects.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { bookingCutoffWords } from '#web/phrases/times.ts';
import { Facts } from '../../components/facts.tsx';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';

/** What we need from the customer for each shipment. */
export const FromYou = ({ site }: { readonly site: Site }) => {
  return (
    <Section
      id="from-you"
      title="What we need from you"
      lead={`All of it by ${bookingCutoffWords(site.schedule)}. If a paper is missing, the box waits for the next flight.`}
      tone="sunk"
      beside
    >
      <Facts
        items={[
          {
            term: 'The receiver',
            value: 'Full name as on the ID, phone, address',
            note: `Customs and the counter check it letter by letter. ${whoMayCollect} Their tax number we do not need from you: the receiver gives it at the counter, and we keep it encrypted for at least ${keptWords('parties')}.`,
          },
          {
            term: 'A packing list',
            value: 'What, how many, and the value of each',
            note: '“Personal effects” is not a list.',
          },
          {
            term: 'Invoices',
            value: 'For what was bought',
            note: 'The store’s e-mail is enough if it shows the price.',
          },
          {
            term: 'Export filing',
            value: `Over ${exportFilingAbove} of one kind of goods`,
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
      next: `Up to ${REWEIGH_TOLERANCE_PERCENT}% more chargeable weight, the quoted price stays the same. Above that it waits: you see a photo of the scale and the new price, and you say yes or take it back. Nothing flies at a price you have not seen.`,
    },
    {
      what: 'It misses a cutoff',
      next: 'It goes on the next flight automatically. If it misses a third flight, we call you.',
    },
    {
      what: 'The flight is full',
      next: 'It goes on the waiting list for that flight, and we offer you the next one.',
    },
    {
      what: 'It is held',
      next: 'An invoice is missing, we have to look at something inside, or it is not paid yet. We tell you which it is and what to do. Often it is one paper from you.',
    },
    {
      what: 'A parcel came without a number',
      next: 'It waits until its owner names the carrier’s tracking number, in their account or to us, and shows us the order.',
    },
    {
      what: 'Nobody collects it',
      next: `The first ${storage.destinationFreeDays} days at the destination are free. After that, storage is ${dollars(storage.destinationPerPieceWeek)} per piece per week.`,
    },
    {
      what: 'It is damaged, late or lost',
      next: `Keep the packing and take photos before you throw anything away. Then write to us: within ${windows}.`,
    },
  ];
};

/** The section about problems. */
export const Wrong = ({ site }: { readonly site: Site }) => (
  <Section id="when-it-goes-wrong" title="When something goes wrong" beside>
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
