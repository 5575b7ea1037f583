import { nearWords } from '#domain/runs/positions/seen.ts';
import type { Desk } from '../desk.ts';
import { lengthWords, minutesBetween, timeWords } from '../draft/clock.ts';
import { DELAY_MINUTES, delayOf } from '../draft/delay.ts';
import type { ShownRun } from '../draft/shown.ts';

interface Props {
  readonly run: ShownRun;
  readonly desk: Desk;
}

/** Where the van was last, with the age of that. Nothing where its driver does not say it. */
const SeenLast = ({ run: { column, stops }, desk: { board, now } }: Props) => {
  const seen = column.saved?.seen;
  if (seen === undefined) return null;
  const places = stops.flatMap(({ saved }) => saved ?? []);
  return (
    <span className="block wrap-anywhere text-sm text-ink-soft">
      Last seen {lengthWords(minutesBetween(seen.at, now.toISOString()))} ago,{' '}
      {nearWords(seen, places, board.yard)}.
    </span>
  );
};

/** How far a run on the road is behind, with the age of what is known. */
export const Delay = ({ run, desk }: Props) => {
  const { saved } = run.column;
  const { now } = desk;
  const delay = saved && delayOf(saved.run, now);
  if (delay === undefined) return null;
  const isLate = delay.minutes >= DELAY_MINUTES;
  return (
    <p>
      <strong className={isLate ? 'font-semibold text-wrong' : 'font-semibold text-done'}>
        {isLate ? `${lengthWords(delay.minutes)} behind` : 'On time'}
      </strong>
      <span className="block text-sm text-ink-soft">
        {delay.at === undefined
          ? 'The driver has said nothing yet.'
          : `Last heard ${timeWords(delay.at)}, ${lengthWords(minutesBetween(delay.at, now.toISOString()))} ago.`}
      </span>
      <SeenLast run={run} desk={desk} />
    </p>
  );
};
