import type { RowResult } from '#domain/desk/bulk.ts';

/** The rows that are refused, each with the reason; those with the same reason together. */
export const RefusedRows = ({ rows }: { readonly rows: readonly RowResult[] }) => {
  const refused = rows.filter(({ outcome }) => outcome === 'refused');
  const reasons = [...new Set(refused.map(({ text = '' }) => text))];
  if (refused.length === 0) return null;
  return (
    <section aria-label="Refused" className="border-y border-rule py-2">
      <ul className="grid gap-3">
        {reasons.map((reason) => (
          <li key={reason}>
            <p className="font-semibold">{reason}</p>
            <p className="break-words font-mono text-sm">
              {refused
                .filter(({ text = '' }) => text === reason)
                .map(({ id }) => id)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
