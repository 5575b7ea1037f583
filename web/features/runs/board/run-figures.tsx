import type { Desk } from '../desk.ts';
import { lengthWords, minuteWords, timeWords } from '../draft/clock.ts';
import type { ShownRun } from '../draft/shown.ts';
import { countWords } from '../words.tsx';

/** `2,060 of 3,500 lb`, or `2,060 lb` where nothing is known of the van. */
const partWords = (amount: number, of: number | undefined, unit: string): string =>
  [Math.ceil(amount), of]
    .flatMap((each) => (each === undefined ? [] : [each.toLocaleString('en-US')]))
    .join(' of ')
    .concat(` ${unit}`);

/** A part of what a van carries, with how full it is. */
const Load = ({
  amount,
  of,
  unit,
}: {
  readonly amount: number;
  readonly of: number | undefined;
  readonly unit: string;
}) => {
  const part = of === undefined ? 0 : amount / of;
  return (
    <div className="grid content-start gap-1">
      <p className={part > 1 ? 'font-semibold text-wrong' : undefined}>
        {partWords(amount, of, unit)}
        {part > 1 ? ': too much' : ''}
      </p>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-1.5 w-full bg-sunk print:hidden"
      >
        <rect
          width={Math.min(100, part * 100)}
          height="6"
          className={part > 1 ? 'fill-current text-wrong' : 'fill-current text-done'}
        />
      </svg>
    </div>
  );
};

/** When the van leaves and is back. What its driver has said counts before what is planned. */
const Times = ({ run, desk: { day } }: { readonly run: ShownRun; readonly desk: Desk }) => {
  const { driven, column } = run;
  const saved = column.saved?.run;
  if (driven === undefined) return null;
  const left = saved?.startedAt;
  const back = saved?.endedAt;
  return (
    <p>
      {left === undefined ? `Leaves ${minuteWords(day, driven.leavesAt)}` : `Left ${timeWords(left)}`},{' '}
      {back === undefined ? `back at ${minuteWords(day, driven.backAt)}` : `was back ${timeWords(back)}`}
    </p>
  );
};

/** What of a run is not as it should be. */
const Problems = ({ run: { driven, column } }: { readonly run: ShownRun }) => {
  if (column.now.from >= column.now.to)
    return <p className="font-semibold text-wrong">Its hours end before they begin.</p>;
  if (driven === undefined || !column.isSet) return null;
  const { overtimeMinutes, lunchMissed } = driven;
  return (
    <>
      {overtimeMinutes > 0 ? (
        <p className="font-semibold text-wrong">Back {lengthWords(overtimeMinutes)} after its hours end</p>
      ) : null}
      {lunchMissed ? <p className="font-semibold text-wrong">No time for lunch</p> : null}
    </>
  );
};

/** What a run comes to: times, miles, and what is on the van at its worst moment. */
export const RunFigures = ({ run, desk }: { readonly run: ShownRun; readonly desk: Desk }) => {
  const { driven, stops, vehicle, load, column } = run;
  const miles = column.isChanged ? driven?.miles : (column.saved?.run.miles ?? driven?.miles);
  return (
    <div className="grid gap-1 text-sm tabular-nums">
      <Times run={run} desk={desk} />
      <p>
        {countWords(stops.length, 'stop')}
        {miles === undefined ? '' : `, ${countWords(Math.round(miles), 'mile')}`}
      </p>
      <Problems run={run} />
      {stops.length === 0 ? null : (
        <div className="grid grid-cols-2 gap-3" title="At the moment when it is fullest">
          <Load amount={load.lb} of={vehicle?.vehicle.payloadLb} unit="lb" />
          <Load amount={load.cubicFeet} of={vehicle?.vehicle.volumeFt3} unit="cu ft" />
        </div>
      )}
    </div>
  );
};
