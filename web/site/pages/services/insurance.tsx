import { carrierLiability, liabilityFor } from '#domain/carriage/carrier-liability.ts';
import { dollars } from '#domain/kernel/money.ts';
import { dateWords } from '#web/phrases/days.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';
import { boxes, priceOfBoxes } from '../../prices/example-price.ts';

const POUNDS = 4;
const WORTH = 90_000;

/** The compensation without and with insurance, for a light and expensive parcel. */
export const Insurance = ({ site }: { readonly site: Site }) => {
  const { insurance } = cardInForce(site);
  const { lines } = priceOfBoxes(site, 'JM', [boxes({ size: [8, 6, 4], weight: POUNDS })], {
    insured: true,
    declaredValue: WORTH,
  });
  const premium = lines.find(({ code }) => code === 'IN')?.amount ?? 0;
  return (
    <Section
      id="insurance"
      title="If it is lost or broken"
      lead={`By law, carriers pay by weight, not by value: at most ${carrierLiability.sdrPerKg} SDR per kilogram since ${dateWords(carrierLiability.since)}, about ${dollars(carrierLiability.estimatePerKg)}.`}
      tone="sunk"
    >
      <p className="mb-4 text-lg font-semibold">
        A phone worth {dollars(WORTH)}, packed at {POUNDS} lb:
      </p>
      <div className="grid border-y-[1.5px] border-ink sm:grid-cols-2 sm:divide-x sm:divide-rule">
        <div className="grid content-start gap-2 py-5 sm:pe-6">
          <p className="flex flex-wrap items-center gap-3 font-semibold">
            Not insured <Badge tone="time">estimate</Badge>
          </p>
          <p className="font-display text-4xl font-extrabold tabular-nums">{dollars(liabilityFor(POUNDS))}</p>
          <p className="text-ink-soft">at most, and only for what the carrier is responsible for.</p>
        </div>
        <div className="grid content-start gap-2 border-t border-rule py-5 sm:border-t-0 sm:ps-6">
          <p className="font-semibold">Insured for {dollars(premium)}</p>
          <p className="font-display text-4xl font-extrabold tabular-nums">{dollars(WORTH)}</p>
          <p className="text-ink-soft">
            up to the value you declared. Insurance is {insurance.percent}% of the value, minimum{' '}
            {dollars(insurance.minimum)}.
          </p>
        </div>
      </div>
      <div className="mt-5 grid max-w-prose gap-2">
        <p>
          An SDR is a unit based on five currencies, so the dollar amount changes. Weak packing and wrong
          lists are not covered either way.{' '}
          <a href="/terms" className="text-link">
            Read the terms
          </a>
          .
        </p>
        <p className="text-sm text-ink-soft">Source: {carrierLiability.source}.</p>
      </div>
    </Section>
  );
};
