import { dollars } from '#domain/kernel/money.ts';
import { barrelPrice, barrelsOffered, cardInForce, rateFrom } from '#web/phrases/prices.ts';
import { Section } from '../../components/section.tsx';
import { BarrelSizes } from '../../illustrations/barrel-sizes.tsx';
import type { Site } from '../../page.ts';
import { CompareTable } from '../../prices/compare-table.tsx';
import { destinationRows } from '../../prices/destination-rows.ts';

/** Barrel prices by destination, what they include, and the price of an empty barrel. */
export const BarrelPrices = ({ site }: { readonly site: Site }) => {
  const barrels = barrelsOffered(site);
  const { barrelLimits } = cardInForce(site);
  return (
    <Section
      id="barrels"
      title="By the barrel"
      lead="One price for a filled barrel, up to the weight included."
      beside
    >
      <BarrelSizes className="mb-6 h-auto w-full max-w-xl print:hidden" />
      <CompareTable
        caption="Price of a filled barrel by size and destination"
        corner="Filled, to"
        columns={[
          ...barrels.map(({ name }) => ({ title: name.replace(' barrel', '') })),
          { title: 'Extra lb' },
        ]}
        rows={[
          ...destinationRows(site, ({ code }) => ({
            cells: [...barrels.map((barrel) => barrelPrice(site, code, barrel.code)), rateFrom(site, code)],
          })),
          {
            key: 'included',
            head: 'Weight included',
            cells: barrels.map(({ includedLb }) => `${includedLb} lb`),
          },
          {
            key: 'empty',
            head: 'Empty barrel',
            cells: barrels.map(({ emptyPrice }) => dollars(emptyPrice)),
          },
        ]}
      />
      <div className="mt-5 grid max-w-prose gap-2 print:mt-2 print:max-w-none print:gap-1">
        <p>Each extra pound is charged at that country’s rate.</p>
        <p>
          Need an empty barrel? Pick it up at our dock in {site.brand.facility.city}. Call before you come, so
          that we put one aside.
        </p>
        <p>
          Over {barrelLimits.reviewAboveLb} lb, the price is an estimate until we confirm it, because small
          aircraft usually take no heavier piece. Over {barrelLimits.refusedAboveLb} lb, we cannot take it.
        </p>
      </div>
    </Section>
  );
};
