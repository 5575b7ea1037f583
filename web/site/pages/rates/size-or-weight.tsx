import { dollars } from '#domain/kernel/money.ts';
import { cardInForce, rateFrom } from '#web/phrases/prices.ts';
import { Section } from '../../components/section.tsx';
import { BoxDimensions } from '../../illustrations/box-dimensions.tsx';
import type { Site } from '../../page.ts';
import { boxes, priceOfBoxes } from '../../prices/example-price.ts';

const WEIGHT = 20;
const size = [24, 18, 18] as const;
/** A smaller box of the same weight. */
const smaller = [15, 15, 14] as const;

const Figure = ({ caption, pounds }: { readonly caption: string; readonly pounds: string }) => (
  <li className="grid gap-1 border-t border-rule py-4 first:border-t-0 sm:border-t-0 sm:px-5 sm:first:ps-0">
    <span className="label-caption">{caption}</span>
    <span className="font-display text-4xl font-extrabold tabular-nums">{pounds} lb</span>
  </li>
);

/** An explanation of dimensional weight, with an example. */
export const SizeOrWeight = ({ site }: { readonly site: Site }) => {
  const { dimDivisor, oversize } = cardInForce(site);
  const priced = priceOfBoxes(site, 'JM', [boxes({ size, weight: WEIGHT })]);
  const packedTight = priceOfBoxes(site, 'JM', [boxes({ size: smaller, weight: WEIGHT })]);
  return (
    <Section
      id="size-or-weight"
      title="Size or weight"
      lead="Planes fill up before they get too heavy, so big light boxes pay for their space. You pay for the scale weight or the size weight, whichever is more."
      tone="sunk"
      beside
    >
      <div className="grid items-center gap-6 sm:grid-cols-[2fr_3fr] print:block">
        <BoxDimensions className="h-auto w-full max-w-xs print:hidden" />
        <p className="font-mono text-lg sm:text-xl">
          length × width × height ÷ {dimDivisor} = size weight, in pounds
        </p>
      </div>
      <ol className="mt-5 grid print:hidden border-y-[1.5px] border-ink sm:grid-cols-3 sm:divide-x sm:divide-rule">
        <Figure caption="Scale weight" pounds={`${WEIGHT}`} />
        <Figure caption={`${size.join(' × ')} ÷ ${dimDivisor}`} pounds={priced.dimensionalLb.toFixed(2)} />
        <Figure caption="You pay for" pounds={`${priced.chargeableLb}`} />
      </ol>
      <div className="mt-5 grid max-w-prose gap-2 print:mt-1 print:max-w-none print:gap-1">
        <p className="print:hidden">
          To Jamaica, {priced.chargeableLb} lb at {rateFrom(site, 'JM')} is{' '}
          <strong>{dollars(priced.total)}</strong>. The same {WEIGHT} lb in a box of {smaller.join(' × ')} in
          would cost <strong>{dollars(packedTight.total)}</strong>. Pack in the smallest box that fits.
        </p>
        <p>Measure the outside in inches. Half an inch or more counts as a whole inch.</p>
        <p>
          For a box over {oversize.aboveLb} lb, or longer than {oversize.aboveIn} in on any side, the price is
          an estimate until we confirm it.
        </p>
      </div>
    </Section>
  );
};
