import type { ReactNode } from 'react';

/** A price with its description. */
export interface PriceItem {
  readonly name: string;
  readonly price: ReactNode;
  /** A sentence that says when it applies. */
  readonly note?: ReactNode;
}

/** A list of prices with large amounts at the end of each line. */
export const PriceList = ({ items }: { readonly items: readonly PriceItem[] }) => (
  <dl className="border-y-[1.5px] border-ink print:columns-2 print:gap-8">
    {items.map(({ name, price, note }) => (
      <div
        key={name}
        className="grid break-inside-avoid grid-cols-[1fr_auto] gap-x-6 border-t border-rule py-3 first:border-t-0 print:py-1 print:leading-tight"
      >
        <dt className="font-semibold">{name}</dt>
        <dd className="row-span-2 text-end text-lg font-semibold whitespace-nowrap tabular-nums">{price}</dd>
        {note ? <dd className="max-w-prose text-ink-soft">{note}</dd> : null}
      </div>
    ))}
  </dl>
);
