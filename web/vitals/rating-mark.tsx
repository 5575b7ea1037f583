import type { Rating } from '#domain/monitoring/statistics/rating.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

const looks: Record<Rating, { readonly word: string; readonly tone: BadgeTone; readonly path: string }> = {
  good: { word: 'Good', tone: 'done', path: 'M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1Z' },
  'needs-improvement': { word: 'Needs improvement', tone: 'time', path: 'M1.5 1.5h9v9h-9Z' },
  poor: { word: 'Poor', tone: 'wrong', path: 'M6 .5 11.8 11H.2Z' },
};

const colors: Record<Rating, string> = {
  good: 'text-done',
  'needs-improvement': 'text-time',
  poor: 'text-wrong',
};

/** A rating as a shape: circle, square, triangle. The word is there for screen readers and under the pointer. */
export const RatingMark = ({ rating }: { readonly rating: Rating }) => (
  <svg viewBox="0 0 12 12" width="12" height="12" className={`inline ${colors[rating]}`} role="img">
    <title>{looks[rating].word}</title>
    <path d={looks[rating].path} fill="currentColor" stroke="var(--ink)" strokeWidth="0.75" />
  </svg>
);

/** A rating in its word. */
export const RatingBadge = ({ rating }: { readonly rating: Rating }) => (
  <Badge tone={looks[rating].tone}>{looks[rating].word}</Badge>
);

/** What the shapes of a table stand for. */
export const RatingKey = () => (
  <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
    {(Object.keys(looks) as readonly Rating[]).map((rating) => (
      <span key={rating} className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className="inline-flex">
          <RatingMark rating={rating} />
        </span>
        {looks[rating].word}
      </span>
    ))}
  </p>
);
