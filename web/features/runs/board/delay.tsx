import type { Desk } from '../desk.ts';
import { lengthWords, minutesBetween, timeWords } from '../draft/clock.ts';
import { DELAY_MINUTES, delayOf } from '../draft/delay.ts';
import type { ShownRun } from '../draft/shown.ts';

/** How far a run on the road is behind, with the age of what is known. */
export const Delay = ({
  run: {
    column: { saved },
  },
  desk: { now },
}: {
  readonly run: ShownRun;
  readonly desk: Desk;
}) => {
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
    </p>
  );
};
