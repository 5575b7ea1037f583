import { type DefinedTerm, definitions } from '#domain/monitoring/definitions.ts';

/** Explains the numbers above, collapsed by default. */
export const Legend = ({ terms }: { readonly terms: readonly DefinedTerm[] }) => (
  <details className="border-t border-rule pt-2">
    <summary className="unfold">What these figures mean</summary>
    <dl className="grid gap-4 py-3 lg:grid-cols-2 lg:gap-x-10">
      {terms.map((term) => (
        <div key={term}>
          <dt className="font-semibold">{definitions[term].term}</dt>
          <dd className="max-w-prose text-ink-soft">{definitions[term].meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
);
