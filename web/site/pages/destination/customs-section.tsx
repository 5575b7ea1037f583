import type { Destination } from '#domain/departures/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { type Customs, customs } from '#domain/shipments/customs/customs.ts';
import { trinidadRates, trinidadTaxes } from '#domain/shipments/customs/landed-cost.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/section.tsx';
import { Statements } from '../../parts/statements.tsx';

/** Trinidad's own: the one destination of which every rate is known well enough for an example. */
const TrinidadExample = () => {
  const sent = { goods: 10_000, freight: 4000, insurance: 500, dutyPercent: 20 };
  const taxes = trinidadTaxes(sent);
  const lines = [
    ['Goods, freight and insurance', taxes.landed],
    [`Duty at ${sent.dutyPercent}%`, taxes.duty],
    [`Online purchase tax at ${trinidadRates.onlinePurchase}%`, taxes.onlinePurchase],
    [`VAT at ${trinidadRates.vat}%, on all that and the duty`, taxes.vat],
  ] as const;
  return (
    <figure className="label-sheet mt-8 max-w-xl">
      <figcaption className="flex flex-wrap items-center gap-3 px-5 pt-4 pb-3 font-semibold">
        Goods for {dollars(sent.goods)}, freight {dollars(sent.freight)}, insurance {dollars(sent.insurance)}
        <Badge tone="time">estimate</Badge>
      </figcaption>
      <dl className="grid gap-1 px-5 pb-4 text-ink-soft tabular-nums">
        {lines.map(([words, amount]) => (
          <div key={words} className="flex justify-between gap-4">
            <dt>{words}</dt>
            <dd>{dollars(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="label-tear flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-3">
        <span>To customs, about</span>
        <span className="font-display text-3xl font-extrabold tabular-nums">{dollars(taxes.total)}</span>
      </p>
    </figure>
  );
};

const Ask = ({ authority, unknown }: Customs) => (
  <div className="mt-8">
    <Notice title="What we do not know">
      <ul className="grid list-disc gap-1 ps-5">
        {unknown.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
      <p className="mt-3">
        Ask: {authority.name}
        {authority.site ? `, ${authority.site}` : ''}. Customs decides, and what it says counts more than this
        page.
      </p>
    </Notice>
  </div>
);

/** What customs there asks, each statement with its source and date; gaps are told and never filled. */
export const CustomsSection = ({ place }: { readonly place: Destination }) => {
  const known = customs[place.code];
  const { taxNumber, facts } = known;
  const caution = facts.length > 0 ? ' Rules change: look at the source and the date under each line.' : '';
  return (
    <Section
      id="customs"
      title={`What customs asks in ${place.country}`}
      lead={`The receiver needs a ${taxNumber.short} (${taxNumber.words}) and pays duty and taxes.${caution}`}
      tone="sunk"
      beside
    >
      {facts.length > 0 ? (
        <Statements facts={facts} />
      ) : (
        <p className="max-w-prose text-lg">
          We have found no rate or form for {place.country} that we could stand behind, so we print none. Have
          the receiver ask before you send, most of all for anything dear or new.
        </p>
      )}
      {place.code === 'TT' ? <TrinidadExample /> : null}
      <Ask {...known} />
    </Section>
  );
};
