import { useEffect, useState } from 'react';
import { startTicker, type Tick } from '#web/ui/time/ticker.ts';
import type { Hold } from './use-hold.ts';

const SECONDS = 60;

/** Minutes and seconds: `4:31`; only minutes for whoever wants less motion. */
const leftWords = ({ now, seconds }: Tick, until: number): string => {
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return seconds
    ? `${Math.floor(left / SECONDS)}:${String(left % SECONDS).padStart(2, '0')}`
    : `${Math.ceil(left / SECONDS)} min`;
};

const Left = ({ until }: { readonly until: number }) => {
  const [tick, setTick] = useState<Tick>();
  useEffect(() => startTicker(setTick), []);
  return tick === undefined ? null : (
    <span className="font-mono font-semibold tabular-nums">{leftWords(tick, until)}</span>
  );
};

/** How long the chosen time is still kept, and what is done when it is over. */
export const HeldLine = ({ hold }: { readonly hold: Hold }) => {
  const { state, until, failure } = hold;
  if (state === 'held' && until !== undefined)
    return (
      // A timer is no live region: nobody wants to hear each second.
      <p role="timer" className="text-sm">
        Held for you: <Left until={until} />
      </p>
    );
  return (
    <p role="status" className="text-sm text-ink-soft">
      {state === 'asking' ? 'Holding it for you…' : null}
      {state === 'lapsed' ? 'It is not held any more. We hold it again as soon as you go on.' : null}
      {state === 'failed'
        ? `We could not hold it for you. ${failure ?? ''} You can book it all the same.`
        : null}
    </p>
  );
};
