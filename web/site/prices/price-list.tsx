import type { ReactNode } from 'react';

/** One price with what it is for. */
export interface PriceItem {
  readonly name: string;
  readonly price: ReactNode;
  /** When it applies, in a sentence. */
  readonly note?: ReactNode;
}

/** A list of prices, each amount large at the end of its line. */
export const PriceList = ({ items }: { readonly items: readonly PriceItem[] }) => (
  <dl className="border-y-[1.5px] border-ink">
    {items.map(({ name, price, note }) => (
      <div
        key={name}
        className="grid break-inside-avoid grid-cols-[1fr_auto] gap-x-6 border-t border-rule py-3 first:border-t-0 print:py-1.5"
      >
        <dt className="font-semibold">{name}</dt>
        <dd className="row-span-2 text-end text-lg font-semibold whitespace-nowrap tabular-nums">{price}</dd>
        {note ? <dd className="max-w-prose text-ink-soft">{note}</dd> : null}
      </div>
    ))}
  </dl>
);
