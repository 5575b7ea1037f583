import { lineWords } from '#domain/kernel/line-words.ts';
import { type Cents, dollars } from '#domain/kernel/money.ts';

interface PriceLine {
  readonly text: string;
  readonly amount: Cents;
  /** It is a sum of others: then nothing is nothing. What is charged for and costs nothing is included. */
  readonly isSum?: true;
}

/** Charges one below the other, with their sum where there is one. */
export const PriceLines = ({
  lines,
  total,
}: {
  readonly lines: readonly PriceLine[];
  readonly total?: Cents;
}) => (
  <dl className="tabular-nums">
    {lines.map((line, index) => {
      const [what, costs] = lineWords(line);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read alike, and none has a state that could be mixed up
        <div key={index} className="flex justify-between gap-4 border-t border-rule py-2">
          <dt className="min-w-0 break-words">{what}</dt>
          <dd className="whitespace-nowrap font-semibold">{line.isSum ? dollars(line.amount) : costs}</dd>
        </div>
      );
    })}
    {total === undefined ? null : (
      <div className="flex items-baseline justify-between gap-4 border-t-[1.5px] border-ink py-2 text-lg font-bold">
        <dt>Total</dt>
        <dd>{dollars(total)}</dd>
      </div>
    )}
  </dl>
);
