/** Example calculations of customs duties, only for countries where all rates are known. Always estimates. */
import type { ReactNode } from 'react';
import {
  jamaicaCharges,
  jamaicaRates,
  trinidadRates,
  trinidadTaxes,
} from '#domain/carriage/customs/landed-cost.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { type Cents, dollars, percentOf } from '#domain/kernel/money.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import { Badge } from '#web/ui/layout/badge.tsx';

const Example = ({
  title,
  lines,
  children,
}: {
  readonly title: string;
  readonly lines: readonly (readonly [words: string, amount: Cents])[];
  readonly children: ReactNode;
}) => (
  <figure className="label-sheet max-w-xl">
    <figcaption className="flex flex-wrap items-center gap-3 px-5 pt-4 pb-3 font-semibold">
      {title}
      <Badge tone="time">estimate</Badge>
    </figcaption>
    <dl className="grid gap-1 px-5 pb-4 text-ink-soft tabular-nums">
      {lines.map(([words, amount]) => (
        <div key={words} className="flex justify-between gap-4">
          <dt>{words}</dt>
          <dd className="whitespace-nowrap">{dollars(amount)}</dd>
        </div>
      ))}
    </dl>
    <p className="label-tear flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-3">{children}</p>
  </figure>
);

/** Trinidad's charges, line by line, with an average rate of duty and the insurance of our rate card. */
const TrinidadExample = ({ insurance }: { readonly insurance: RateCard['insurance'] }) => {
  const goods = 10_000;
  const insured = Math.max(insurance.minimum, percentOf(goods, insurance.percent));
  const sent = { goods, freight: 4000, insurance: insured, dutyPercent: 20 };
  const taxes = trinidadTaxes(sent);
  return (
    <Example
      title={`Goods for ${dollars(sent.goods)}, freight ${dollars(sent.freight)}, insurance ${dollars(sent.insurance)}`}
      lines={[
        ['Goods, freight and insurance', taxes.landed],
        [`Duty at ${sent.dutyPercent}%`, taxes.duty],
        [`Online purchase tax at ${trinidadRates.onlinePurchase}%`, taxes.onlinePurchase],
        [`VAT at ${trinidadRates.vat}%, on all that and the duty`, taxes.vat],
      ]}
    >
      <span>To customs, about</span>
      <span className="font-display text-3xl font-extrabold tabular-nums">{dollars(taxes.total)}</span>
    </Example>
  );
};

/** Jamaica's charges for three kinds of goods of the same value. */
const JamaicaExample = () => {
  const value = 30_000;
  return (
    <Example
      title={`What customs charges, about, on goods worth ${dollars(value)}`}
      lines={jamaicaRates.kinds.map(({ kind, percent }) => [
        `${kind}, ${percent}%`,
        jamaicaCharges(value, percent),
      ])}
    >
      <span>Worth {dollars(jamaicaRates.freeUpTo)} or less</span>
      <span className="font-display text-3xl font-extrabold tabular-nums">{dollars(0)}</span>
    </Example>
  );
};

/** The example of each country that has one. */
export const landedExamples: Readonly<Partial<Record<DestinationCode, typeof TrinidadExample>>> = {
  JM: JamaicaExample,
  TT: TrinidadExample,
};
