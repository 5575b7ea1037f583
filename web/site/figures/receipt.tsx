import { dollars } from '#domain/kernel/money.ts';
import type { Estimate } from '#domain/quotes/estimate.ts';

/** A price as the calculator gives it: what is sent, every line of it, and the sum. */
export const Receipt = ({ title, priced }: { readonly title: string; readonly priced: Estimate }) => (
  <figure className="label-sheet flex break-inside-avoid flex-col">
    <figcaption className="px-5 pt-4 pb-3 font-semibold">{title}</figcaption>
    <dl className="grid gap-1 px-5 pb-4 text-sm text-ink-soft tabular-nums">
      {priced.lines.map(({ code, text, amount }) => (
        <div key={`${code} ${text}`} className="flex justify-between gap-4">
          <dt>{text}</dt>
          <dd>{dollars(amount)}</dd>
        </div>
      ))}
    </dl>
    <p className="label-tear mt-auto px-5 py-3 text-end font-display text-3xl font-extrabold tabular-nums">
      {dollars(priced.total)}
    </p>
  </figure>
);
