import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { CustomerQuote } from '#domain/quotes/customer-quote.ts';
import { landedCost } from '#domain/quotes/landed-cost.ts';
import { Section } from '#web/ui/layout/section.tsx';

/** What customs may charge at the destination: figures with their sources where they are complete, otherwise what is unknown and whom to ask. */
export const CustomsPart = ({ quote }: { readonly quote: CustomerQuote }) => {
  const { to, declaredValue: value } = quote.request;
  const { charges, sources, unknown, authority, needsValue } = landedCost({
    to,
    value,
    lines: quote.offer.lines,
  });
  return (
    <Section title={`Customs in ${destinations[to].country}`} className="space-y-3">
      <p>The receiver pays customs there. It is not in our price.</p>
      {charges.length > 0 ? (
        <>
          <p className="font-semibold">Estimate for goods of {dollars(value ?? 0)}</p>
          <dl className="tabular-nums">
            {charges.map(({ kind, amount }) => (
              <div key={kind} className="flex justify-between gap-4 border-t border-rule py-2">
                <dt>{kind}</dt>
                <dd className="whitespace-nowrap font-semibold">about {dollars(amount)}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-ink-soft">From: {sources.join('; ')}.</p>
        </>
      ) : null}
      {needsValue ? <p>You gave no value for the goods, so we cannot estimate it.</p> : null}
      <p className="font-semibold">What we do not know</p>
      <ul className="grid list-disc gap-1 ps-5 text-ink-soft">
        {unknown.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>
        Ask the {authority.name}
        {authority.site ? `, ${authority.site}` : ''}.
      </p>
    </Section>
  );
};
