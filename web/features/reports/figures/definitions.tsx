import { measuresOf } from './measures.ts';
import type { ReportView } from './views.ts';

/** How each figure of a part is counted. */
export const Definitions = ({ view }: { readonly view: ReportView }) => (
  <details>
    <summary className="unfold">How these figures are counted</summary>
    <dl className="grid max-w-prose gap-3 pb-4">
      {measuresOf(view).map(({ heading, counted }) => (
        <div key={heading}>
          <dt className="font-semibold">{heading}</dt>
          <dd className="text-ink-soft">{counted}</dd>
        </div>
      ))}
      <div>
        <dt className="font-semibold">Month</dt>
        <dd className="text-ink-soft">
          That of the day in the number of the flight. A shipment without a flight is in the month of its
          booking.
        </dd>
      </div>
    </dl>
  </details>
);
