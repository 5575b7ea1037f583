import { townLine } from '#domain/bookings/place-words.ts';
import { slotHours } from '#domain/departures/slots/slot-words.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Desk } from '../desk.ts';
import { timeWords } from '../draft/clock.ts';
import type { ShownStop } from '../draft/shown.ts';
import { loadWords, saidOf } from '../words.tsx';
import { lateWords } from './late-words.ts';
import { placeOf } from './place.ts';

interface Props {
  readonly stop: ShownStop;
  /** Its turn in a run, from 1. Absent for an open one. */
  readonly turn?: number;
  /** The run that it is in. Absent for an open one. */
  readonly run?: string;
  readonly desk: Desk;
  /** It can be moved: its run is not on the road. */
  readonly isMovable: boolean;
  readonly isOver?: boolean;
  readonly isDragged?: boolean;
  /** Why it fits into no run. */
  readonly because?: string | undefined;
}

const edgeOf = ({ lateMinutes, saved }: ShownStop, because: string | undefined): string => {
  if (lateMinutes > 0 || saved?.state === 'FAILED' || because !== undefined) return 'border-s-wrong';
  if (saved?.state === 'DONE') return 'border-s-edge';
  return saved?.state === 'NEXT' || saved?.state === 'ARRIVED' ? 'border-s-time' : 'border-s-done';
};

const Head = ({ stop: { begins, visit }, turn }: Pick<Props, 'stop' | 'turn'>) => (
  <p className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
    {turn === undefined ? null : (
      <strong className="font-semibold">
        {turn}
        {begins === undefined ? '' : ` · ${timeWords(begins)}`}
      </strong>
    )}
    <span className={turn === undefined ? 'font-semibold' : 'text-sm text-ink-soft'}>
      {slotHours(visit.window)}
    </span>
  </p>
);

/** What stands out of a stop: that it is late, what its driver said, that it is pinned, why it fits nowhere. */
const Marks = ({ stop, because }: Pick<Props, 'stop' | 'because'>) => {
  const said = stop.saved && saidOf(stop.saved);
  const isOpenYet = stop.saved?.endedAt === undefined;
  return (
    <>
      {said === undefined ? null : <p className="text-sm font-semibold">{said}</p>}
      {stop.lateMinutes > 0 && isOpenYet ? (
        <p className="text-sm font-semibold text-wrong">{lateWords(stop.lateMinutes)}</p>
      ) : null}
      {because === undefined ? null : <p className="text-sm font-semibold text-wrong">{because}.</p>}
    </>
  );
};

/** A stop on the board: when, whom, where and what. Its name opens everything about it. */
export const StopRow = ({
  stop,
  turn,
  run,
  desk: { ask, mayArrange },
  isMovable,
  isOver = false,
  isDragged = false,
  because,
}: Props) => {
  const { visit, id, isPinned } = stop;
  const moves = mayArrange && isMovable;
  return (
    <li
      data-stop={id}
      data-moves={moves || undefined}
      data-place={isMovable ? placeOf({ run, before: run === undefined ? undefined : id }) : undefined}
      className={classNames(
        'grid min-w-0 gap-0.5 rounded-label border border-s-4 border-edge bg-sheet px-3 py-2',
        edgeOf(stop, because),
        moves && 'select-none dense:cursor-grab',
        isDragged && 'opacity-50',
        isOver && 'outline-2 outline-action',
      )}
    >
      <Head stop={stop} {...(turn === undefined ? {} : { turn })} />
      <div className="flex items-start justify-between gap-2">
        <button
          type="button"
          data-name=""
          className="text-link min-h-6 scroll-my-28 min-w-0 cursor-pointer py-1 text-start font-semibold wrap-anywhere"
          onClick={() => ask({ kind: 'stop', stop })}
        >
          <bdi>{visit.name}</bdi>
        </button>
        {isPinned ? <span className="label-caption shrink-0 py-1.5">Pinned</span> : null}
      </div>
      <p className="text-sm wrap-anywhere">{townLine(visit.place)}</p>
      <p className="text-sm text-ink-soft">{loadWords(visit)}</p>
      <Marks stop={stop} because={because} />
      {moves ? (
        <Button
          look="quiet"
          className="-ms-3 justify-self-start text-sm dense:min-h-8 dense:py-1"
          onClick={() => ask({ kind: 'move', stop: id })}
        >
          <span>
            Move<span className="sr-only"> {visit.name}</span>…
          </span>
        </Button>
      ) : null}
    </li>
  );
};
