const shown = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, null, 2) ?? String(value);
};

/** Names and values as they were reported. They come from strangers, so they are shown as plain text only. */
export const Facts = ({ of }: { readonly of: Readonly<Record<string, unknown>> }) => (
  <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)]">
    {Object.entries(of).map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="label-caption pt-1 max-sm:pt-2">{name}</dt>
        <dd className="min-w-0 whitespace-pre-wrap break-words font-mono text-sm leading-6">
          {shown(value)}
        </dd>
      </div>
    ))}
  </dl>
);
