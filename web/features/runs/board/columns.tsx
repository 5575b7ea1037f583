import { useRef } from 'react';
import { useDrag } from '#web/desk-list/calendar/use-drag.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Desk } from '../desk.ts';
import { delayOf } from '../draft/delay.ts';
import type { Turn } from '../draft/draft.ts';
import type { ShownRun } from '../draft/shown.ts';
import { NotReady, OpenVisits } from './open-visits.tsx';
import { placeOf, turnAt } from './place.ts';
import { RunColumn } from './run-column.tsx';
import { useMoved } from './use-moved.ts';
import { useStopKeys } from './use-stop-keys.ts';

/** Runs on the road with delays come first, the longest before the others. Otherwise the order is that of the vans. */
const delaysFirst = (runs: readonly ShownRun[], now: Date): readonly ShownRun[] => {
  const delay = ({ column: { saved } }: ShownRun): number =>
    saved === undefined ? 0 : (delayOf(saved.run, now)?.minutes ?? 0);
  return runs.toSorted((one, other) => delay(other) - delay(one));
};

/** Whether a press is on a stop that can be dragged. */
const isMovable = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-moves]') !== null;

/** The runs beside each other and what is open at their side. Stops are dragged, or moved with keys. */
export const Columns = ({ desk }: { readonly desk: Desk }) => {
  const { draft, mayArrange, now } = desk;
  const runs = delaysFirst(desk.runs, now);
  const box = useRef<HTMLDivElement>(null);
  const { said, say } = useMoved(desk, box);
  const move = (stop: string, to: Turn): void => {
    draft.move(stop, to);
    say(stop);
  };
  const { drag, onPointerDown } = useDrag({ of: 'stop', onto: 'place' }, (stop, place) =>
    move(stop, turnAt(place)),
  );
  const onKeyDown = useStopKeys({ desk, runs, move, say });
  const over = drag?.over;
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what is pressed on the stops in it */}
      <div
        ref={box}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => isMovable(event.target) && onPointerDown(event)}
        className={classNames(
          'runs-board grid gap-6 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-5',
          drag !== undefined && 'cursor-grabbing select-none',
        )}
      >
        <div className="grid items-start gap-x-5 gap-y-8 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
          {runs.length === 0 ? (
            <p className="border-t-[1.5px] border-ink py-6 text-ink-soft">
              No run is planned for this day.
              {mayArrange && draft.all.open.length > 0 ? ' Press “Plan the day”.' : ''}
            </p>
          ) : null}
          {runs.map((run) => (
            <RunColumn key={run.column.id} run={run} desk={desk} over={over} dragged={drag?.thing} />
          ))}
        </div>
        <aside
          aria-label="In no run"
          className="grid content-start gap-6 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto low:static"
        >
          <OpenVisits desk={desk} isOver={over === placeOf({})} dragged={drag?.thing} />
          <NotReady desk={desk} />
        </aside>
      </div>
    </>
  );
};
