import { dollars } from '#domain/kernel/money.ts';
import type { Estimate } from '#domain/quotes/estimate.ts';

/** The lines that cost something. Which ones are free is told by the calculator and the rate card. */
const chargedLines = ({ lines }: Estimate) => lines.filter(({ amount }) => amount !== 0);

/** An estimate like in the calculator: goods, lines, total, and a link to change it. */
export const Receipt = ({
  title,
  of = title,
  priced,
  change,
}: {
  readonly title: string;
  /** The name of the shipment for screen readers, where the title does not give it. */
  readonly of?: string;
  /** Without a price nothing is shown. */
  readonly priced: Estimate | undefined;
  /** The path of the calculator with the same goods. */
  readonly change?: string;
}) =>
  priced === undefined ? null : (
    <figure className="label-sheet flex break-inside-avoid flex-col">
      <figcaption className="px-5 pt-4 pb-3 font-semibold">{title}</figcaption>
      <dl className="grid gap-1 px-5 pb-4 text-sm text-ink-soft tabular-nums">
        {chargedLines(priced).map(({ code, text, amount }) => (
          <div key={`${code} ${text}`} className="flex justify-between gap-4">
            <dt>{text}</dt>
            <dd className="whitespace-nowrap">{dollars(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="label-tear mt-auto flex items-center justify-between gap-4 px-5 py-3">
        {change ? (
          <a
            href={change}
            aria-label={`Change it: ${of}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            Change it
          </a>
        ) : null}
        <span className="ms-auto font-display text-3xl font-extrabold tabular-nums">
          {dollars(priced.total)}
        </span>
      </p>
    </figure>
  );
