import type { ReactNode } from 'react';

/** A fact with its name, value and note. `id` is for links from questions. */
export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly id?: string;
}

/** A list of facts with large values. */
export const Facts = ({ items }: { readonly items: readonly Fact[] }) => (
  <dl className="border-b border-rule">
    {items.map(({ term, value, note, id }) => (
      <div
        key={term}
        id={id}
        className="grid gap-x-6 gap-y-1 border-t border-rule py-3 sm:grid-cols-[minmax(9rem,2fr)_3fr] sm:items-baseline"
      >
        <dt className="text-ink-soft">{term}</dt>
        <dd className="text-lg font-semibold tabular-nums">{value}</dd>
        {note ? <dd className="max-w-prose text-ink-soft sm:col-start-2">{note}</dd> : null}
      </div>
    ))}
  </dl>
);
