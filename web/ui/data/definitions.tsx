/** A figure and how it is counted, in plain words. */
interface Defined {
  readonly heading: string;
  readonly counted: string;
}

/** How each figure of a page is counted, for whoever wants to know. */
export const Definitions = ({
  measures,
  month,
}: {
  readonly measures: readonly Defined[];
  /** What belongs to a month. */
  readonly month: string;
}) => (
  <details>
    <summary className="unfold">How these figures are counted</summary>
    <dl className="grid max-w-prose gap-3 pb-4">
      {[...measures, { heading: 'Month', counted: month }].map(({ heading, counted }) => (
        <div key={heading}>
          <dt className="font-semibold">{heading}</dt>
          <dd className="text-ink-soft">{counted}</dd>
        </div>
      ))}
    </dl>
  </details>
);
