import type { PriceChange } from './price-changes.ts';

/** Differences of two rate cards, one line for each. */
export const ChangeList = ({ changes }: { readonly changes: readonly PriceChange[] }) => (
  <ul className="grid gap-2">
    {changes.map(({ label, before, after }) => (
      <li key={label}>
        <span className="font-semibold">{label}:</span> {before} → <strong>{after}</strong>
      </li>
    ))}
  </ul>
);
