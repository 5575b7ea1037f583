import { Link } from 'react-router-dom';
import { townLine } from '#domain/bookings/place-words.ts';
import { shortClock } from '#domain/kernel/short-times.ts';
import type { OwnRun, OwnStop } from '#domain/runs/driving/own-run.ts';
import { isOpenStop } from '#domain/runs/lifecycle.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';
import { hoursWords, timingOf } from '../day/timing.ts';
import { openStopsOf } from '../day/which-run.ts';
import { counted, stopWords } from '../day/words.ts';
import { BIG } from '../view.tsx';

const tones: Readonly<Record<OwnStop['state'], BadgeTone>> = {
  PLANNED: 'plain',
  NEXT: 'note',
  ARRIVED: 'note',
  DONE: 'done',
  FAILED: 'wrong',
  TAKEN_OFF: 'time',
};

const Row = ({ stop, now }: { readonly stop: OwnStop; readonly now: number }) => {
  const { tone, words } = timingOf(stop, now);
  const { state, because, endedAt } = stop;
  return (
    <li>
      <Link
        to={`?show=stop&stop=${stop.id}`}
        className="grid min-h-18 gap-1 border-t border-rule py-3 text-lg no-underline hover:bg-sunk"
      >
        <span className="flex items-start justify-between gap-3">
          <strong className="min-w-0 font-bold underline underline-offset-4">{stop.name}</strong>
          <Badge tone={tones[state]} wraps>
            {stopWords[state]}
          </Badge>
        </span>
        <span>
          {townLine(stop.place)}, {hoursWords(stop.window)}
        </span>
        {isOpenStop(state) && tone === 'wrong' ? (
          <span className="font-semibold text-wrong">{words}</span>
        ) : null}
        {state === 'TAKEN_OFF' && because !== undefined ? <span>{`Why: ${because}`}</span> : null}
        {endedAt !== undefined && (state === 'DONE' || state === 'FAILED') ? (
          <span>{shortClock(new Date(endedAt))}</span>
        ) : null}
      </Link>
    </li>
  );
};

/** All stops of a run in their turn, with what became of each. Another one may be chosen as next. */
export const StopList = ({ run, now }: { readonly run: OwnRun; readonly now: number }) => (
  <ol aria-label="Stops">
    {run.stops.map((stop) => (
      <Row key={stop.id} stop={stop} now={now} />
    ))}
  </ol>
);

/** Ends a run before all of it is done: dispatch plans the rest again. */
export const EndEarly = ({ run, onEnd }: { readonly run: OwnRun; readonly onEnd: () => void }) => {
  const open = openStopsOf(run).length;
  return (
    <AskFirst look="danger" className={`${BIG} w-full`} title="End the run now?" button="End the run now">
      {(close) => (
        <div className="grid gap-4 text-lg">
          <p>
            {`${counted(open, 'stop')} ${open === 1 ? 'is' : 'are'} not done. `}
            {open === 1 ? 'It comes' : 'They come'} off your run, and dispatch plans{' '}
            {open === 1 ? 'it' : 'them'} again. Only say so when the van is back in the yard.
          </p>
          <Button
            wide
            className={BIG}
            onClick={() => {
              close();
              onEnd();
            }}
          >
            The van is back. End it.
          </Button>
        </div>
      )}
    </AskFirst>
  );
};
