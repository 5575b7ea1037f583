import type { ReactNode } from 'react';

/** One fact: what it is called, the fact, and a word more. `id` where a question points at it. */
export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly id?: string;
}

/** Facts one under another between thin rules, the value large enough to compare. */
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
