import { Link } from 'react-router-dom';
import { areaOf, goodsOf } from '#domain/bookings/desk/words.ts';
import type { Area } from '#web/shell/screens.ts';
import { classNames } from '#web/ui/class-names.ts';
import { states } from '../words.tsx';
import { keyOf, type PlacedVisit } from './slot-facts.tsx';

/** What is to be seen at once: a request that waits, somebody who must be moved, a visit that ended. */
const markOf = ({ state, touched, visit }: PlacedVisit): string | undefined => {
  if (touched !== undefined) return 'Move';
  if (visit.purpose === 'FIRST') return 'Barrels';
  return state === 'CONFIRMED' ? undefined : states[state].words;
};

const edgeOf = ({ state, touched }: PlacedVisit): string => {
  if (touched !== undefined || state === 'FAILED' || state === 'NO_SHOW') return 'border-s-wrong';
  if (state === 'REQUESTED') return 'border-s-time border-dashed';
  return state === 'COMPLETED' ? 'border-s-edge' : 'border-s-done';
};

/** One visit in a calendar: it opens its booking, and can be dragged to another slot. */
export const VisitChip = ({
  visit,
  area,
  reachable,
  wide,
}: {
  readonly visit: PlacedVisit;
  readonly area: Area;
  /** Whether Tab leads to it: in the cell that has the focus. */
  readonly reachable: boolean;
  /** There is room for more than the name. */
  readonly wide: boolean;
}) => {
  const mark = markOf(visit);
  const goods = visit.visit.purpose === 'FIRST' ? 'Empty ones brought' : goodsOf(visit);
  return (
    <Link
      to={`${area}/bookings/${visit.reference}`}
      data-visit={keyOf(visit)}
      draggable={false}
      tabIndex={reachable ? 0 : -1}
      className={classNames(
        'block min-h-6 min-w-0 rounded-label border border-s-4 border-edge bg-sheet px-2 py-1 text-sm leading-tight no-underline hover:bg-sunk',
        edgeOf(visit),
      )}
    >
      {mark === undefined ? null : <span className="block text-xs font-semibold uppercase">{mark}</span>}
      <span className={wide ? 'block wrap-anywhere font-semibold' : 'block truncate font-semibold'}>
        <bdi>{visit.name}</bdi>
      </span>
      <span className={wide ? 'block text-ink-soft' : 'block truncate text-ink-soft'}>
        {wide ? `${areaOf(visit)} · ${goods} · ${visit.reference}` : goods}
      </span>
    </Link>
  );
};
