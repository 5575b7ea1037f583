import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Every } from '../use-monitoring.ts';

/**
 * Polling interval of a range that includes today. A report is counted about three seconds after it arrived and should
 * be visible within five; a long range costs more to read and changes less.
 */
const POLL_INTERVAL_MS = 2000;
const LONG_RANGE_LOOK_MS = 10_000;
const LONG_RANGE_DAYS = 8;

/** State of polling, and the switch to stop it, because nothing should move while somebody reads. */
export const useLive = (days: readonly string[], today: string) => {
  const [paused, setPaused] = useState(false);
  const fresh = days.includes(today);
  const interval = days.length >= LONG_RANGE_DAYS ? LONG_RANGE_LOOK_MS : POLL_INTERVAL_MS;
  const every: Every = fresh && !paused ? interval : false;
  return { every, live: { fresh, paused, toggle: () => setPaused((was) => !was) } };
};

/** Says whether the numbers refresh by themselves. */
export const LiveSwitch = ({ fresh, paused, toggle }: ReturnType<typeof useLive>['live']) =>
  fresh ? (
    <div className="flex items-center gap-3">
      <p className="label-caption flex items-center gap-2">
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" className="text-done">
          {paused ? (
            <path d="M1 1h3v8H1zM6 1h3v8H6z" fill="currentColor" />
          ) : (
            <circle cx="5" cy="5" r="4.5" fill="currentColor" />
          )}
        </svg>
        {paused ? 'Paused' : 'Live'}
      </p>
      <Button look="plain" onClick={toggle}>
        {paused ? 'Go on' : 'Pause'}
      </Button>
    </div>
  ) : null;
