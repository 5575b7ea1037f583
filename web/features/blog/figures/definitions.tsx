import { MINUTES_KEPT, MOST_POSTS } from '#domain/blog/figures/endpoints.ts';
import { measures } from './measures.ts';

/** How each figure is counted. */
export const Definitions = () => (
  <details>
    <summary className="unfold">How these figures are counted</summary>
    <dl className="grid max-w-prose gap-3 pb-4">
      {measures.map(({ heading, counted }) => (
        <div key={heading}>
          <dt className="font-semibold">{heading}</dt>
          <dd className="text-ink-soft">{counted}</dd>
        </div>
      ))}
      <div>
        <dt className="font-semibold">Month</dt>
        <dd className="text-ink-soft">
          From the first to the last day in New York, by the time at which a report arrived. A post counts at
          every address that it has had. A report is counted a few seconds after it arrives. With more than{' '}
          {MOST_POSTS} posts, this page adds them up every {MINUTES_KEPT} minutes. Figures are kept for 13
          months.
        </dd>
      </div>
    </dl>
  </details>
);
