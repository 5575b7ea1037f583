import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { breakWords } from '#web/phrases/prices.ts';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';
import { CompareTable } from '../../prices/compare-table.tsx';
import { destinationRows } from '../../prices/destination-rows.ts';
import { boxes, priceOfBoxes } from '../../prices/example-price.ts';

/** Cartons of 40 lb, so dense that the actual weight is charged. */
const CARTON = { size: [14, 14, 14], weight: 40 } as const;
const weeks = [1, 3, 6, 13, 25] as const;

/** The price of a weekly order, by number of cartons. */
export const Volume = ({ site }: { readonly site: Site }) => {
  const steps = breakWords(site).length > 0 ? ` ${breakWords(site).join(', ')}, on all of the weight.` : '';
  const totalOf = (quantity: number, code: DestinationCode) =>
    priceOfBoxes(site, code, [boxes({ ...CARTON, quantity })]).total;
  return (
    <Section
      id="volume"
      title="What a week’s stock costs"
      lead={`Cartons of ${CARTON.size.join(' × ')} in and ${CARTON.weight} lb.${steps}`}
      tone="sunk"
    >
      <CompareTable
        caption="Price of a week of stock by number of cartons and destination"
        corner="To"
        columns={weeks.map((cartons) => ({
          title: `${(cartons * CARTON.weight).toLocaleString('en-US')} lb`,
          hint: cartons === 1 ? '1 carton' : `${cartons} cartons`,
        }))}
        rows={destinationRows(site, ({ code }) => ({
          cells: weeks.map((cartons) => dollars(totalOf(cartons, code))),
        }))}
      />
      <p className="mt-4 max-w-prose text-ink-soft">
        {steps ? 'If the price for the next weight step is lower, you pay that price. ' : null}
        If you ship more than this every week, ask us.
      </p>
    </Section>
  );
};
