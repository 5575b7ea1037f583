import { dollars } from '#domain/kernel/money.ts';
import type { CustomerQuote } from '#domain/quotes/customer-quote.ts';

/** The charges of a price and their sum. */
export const PriceLines = ({
  offer,
}: {
  readonly offer: Pick<CustomerQuote['offer'], 'lines' | 'total'>;
}) => (
  <dl className="tabular-nums">
    {offer.lines.map(({ code, text, amount }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read alike, and none has a state that could be mixed up
      <div key={`${code}-${index}`} className="flex justify-between gap-4 border-t border-rule py-2">
        <dt>{text}</dt>
        <dd className="whitespace-nowrap font-semibold">{dollars(amount)}</dd>
      </div>
    ))}
    <div className="flex items-baseline justify-between gap-4 border-t-[1.5px] border-ink py-2 text-lg font-bold">
      <dt>Total</dt>
      <dd>{dollars(offer.total)}</dd>
    </div>
  </dl>
);
