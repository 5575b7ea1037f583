import type { Group, Part } from '#domain/monitoring/endpoints.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { count, counted, share, shortDay } from '../shared/format.ts';

const FULL = 100;

/** Parts of a whole with a bar each. */
const Parts = ({ parts, total }: { readonly parts: readonly Part[]; readonly total: number }) => (
  <ul className="grid gap-2">
    {parts.map(({ name, count: times }) => (
      <li key={name} className="grid gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 break-words">{name || 'Other routes'}</span>
          <span className="tabular-nums">
            {count(times)} <span className="text-ink-soft">({share(times / total)})</span>
          </span>
        </p>
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2 w-full bg-sunk" aria-hidden="true">
          <rect width={(times / total) * FULL} height="4" className="fill-link" />
        </svg>
      </li>
    ))}
  </ul>
);

const Breakdown = ({ title, parts }: { readonly title: string; readonly parts: readonly Part[] }) => {
  const total = parts.reduce((sum, part) => sum + part.count, 0);
  return (
    <Section title={title} className="grid min-w-0 content-start gap-3">
      {total === 0 ? (
        <p className="text-ink-soft">Not counted yet. It is counted from the next time it happens.</p>
      ) : (
        <Parts parts={parts} total={total} />
      )}
    </Section>
  );
};

/** How many of a day's visitors had the error. */
const Share = ({ lastDay }: Pick<Group, 'lastDay'>) => {
  if (lastDay === undefined) return null;
  const { day, people, visitors } = lastDay;
  // Both are estimates, and somebody may have an error without being counted as a visitor.
  const known = visitors > 0 && people <= visitors;
  return (
    <p className="max-w-prose">
      On {shortDay(day)}, the last day it was seen, about {counted(people, 'person', 'people')} had it
      {known ? `: ${share(people / visitors)} of about ${counted(visitors, 'visitor', 'visitors')}.` : '.'}
    </p>
  );
};

/** Whom a group hits: its share of a day's visitors, its browsers, and its routes. */
export const WhomItHits = ({ group }: { readonly group: Group }) => (
  <div className="grid gap-6">
    <Share lastDay={group.lastDay} />
    <div className="grid gap-8 xl:grid-cols-2">
      <Breakdown title="Browsers, 30 days" parts={group.browsers} />
      <Breakdown title="Routes, 30 days" parts={group.routes} />
    </div>
  </div>
);
