import { exportFilingAbove } from '#domain/carriage/export-filing.ts';
import { dollars } from '#domain/kernel/money.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { bookingCutoffWords } from '#web/phrases/times.ts';
import { Facts } from '../../components/facts.tsx';
import { Notice } from '../../components/notice.tsx';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';

const Filing = ({ site }: { readonly site: Site }) => {
  const { exportFiling } = cardInForce(site);
  return (
    <div id="export-filing" className="mt-10 grid gap-4">
      <h3 className="text-2xl">When you need a U.S. export filing</h3>
      <p className="max-w-prose">
        The filing is called EEI and goes to the U.S. government’s export system before the flight. You need
        one when goods under one Schedule B number, from one seller to one receiver on one flight, have a
        value of more than <strong>{exportFilingAbove}</strong>. For exactly that amount you do not.
      </p>
      <p className="max-w-prose">
        Goods under an export license always need one. We file it for {dollars(exportFiling.price)}; it must
        be accepted two hours before departure. At or below that amount we put the exemption on the waybill
        (NOEEI 30.37(a)).
      </p>
      <Notice title="Splitting it does not help">
        Two orders of the same goods to the same receiver on the same flight count together.
      </Notice>
    </div>
  );
};

/** The papers that the customer brings, the papers that we prepare, and the export filing. */
export const Papers = ({ site }: { readonly site: Site }) => {
  const { brokerage } = cardInForce(site);
  return (
    <Section
      id="papers"
      title="Papers"
      lead={`We need yours by ${bookingCutoffWords(site.schedule)}, with the booking.`}
      beside
    >
      <Facts
        items={[
          {
            term: 'Commercial invoice',
            value: 'From you, one for every supplier',
            note: 'Seller, buyer, each kind of goods with quantity and price.',
          },
          {
            term: 'Packing list',
            value: 'From you',
            note: 'What is in each carton, and its weight.',
          },
          {
            term: 'The importer’s tax number',
            value: 'From the importer',
            note: 'TIN, TRN, BIR number or FIN, by country. They give it at the counter there.',
          },
          {
            term: 'Air waybill',
            value: 'From us',
            note: 'One house waybill for your shipment, under the airline’s own.',
          },
          {
            term: 'Our invoice',
            value: 'From us, one per shipment',
            note: 'Every charge on its own line, as in the calculator.',
          },
          {
            term: 'Customs entry at the destination',
            value: `From us if you ask, ${dollars(brokerage)}`,
            note: 'Ask customs in Guyana whether goods on a skid count as commercial there. We do not know.',
          },
        ]}
      />
      <Filing site={site} />
    </Section>
  );
};
