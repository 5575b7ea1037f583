import type { GroupSummary } from '#domain/monitoring/endpoints.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { count, share, shortDay } from '../shared/format.ts';

type Change = GroupSummary['change'];

/** A rise is marked when it at least doubles, and when there is enough of it to mean something. */
const RISE = 2;
const ENOUGH = 10;

const doubled = ({ count: now, before }: Change): boolean => now >= ENOUGH && now >= RISE * before;

const words = ({ count: now, before }: Change): string => {
  if (before === 0) return `${count(now)}, none the day before`;
  const percent = share(Math.abs(now - before) / before);
  return `${now < before ? '−' : '+'}${percent} against the day before`;
};

/**
 * How a day compares with the same hours of the day before. Nothing when neither day had any. `day` names it where more days are
 * shown.
 */
export const ChangeChip = ({
  change,
  day,
}: {
  readonly change: Change;
  readonly day?: string | undefined;
}) =>
  change.count === 0 && change.before === 0 ? null : (
    <Badge tone={doubled(change) ? 'wrong' : 'plain'}>
      {day === undefined ? words(change) : `${shortDay(day)}: ${words(change)}`}
    </Badge>
  );

/** The same in a list: only where it rose, so that what is marked is what is wrong. */
export const RiseChip = ({ change }: { readonly change: Change }) =>
  doubled(change) ? <ChangeChip change={change} /> : null;
