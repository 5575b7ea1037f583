import { dollars } from '#domain/kernel/money.ts';

interface Line {
  readonly code: string;
  readonly text: string;
  readonly amount: number;
}

/** The charges of a price with their sum; amounts in cents. */
export const PriceLines = ({ lines, total }: { readonly lines: readonly Line[]; readonly total: number }) => (
  <dl className="tabular-nums">
    {lines.map(({ code, text, amount }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read alike, and none has a state that could be mixed up
      <div key={`${code}-${index}`} className="flex justify-between gap-4 border-t border-rule py-2">
        <dt>{text}</dt>
        <dd className="whitespace-nowrap font-semibold">{dollars(amount)}</dd>
      </div>
    ))}
    <div className="flex items-baseline justify-between gap-4 border-t-[1.5px] border-ink py-2 text-lg font-bold">
      <dt>Total</dt>
      <dd>{dollars(total)}</dd>
    </div>
  </dl>
);
