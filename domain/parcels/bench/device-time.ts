import { DAY_MS } from '../../kernel/new-york.ts';

/** A device that was without a network for longer than this has a wrong clock. */
const DAYS_BACK = 7;

/** When something happened, and what the device said where that cannot be. */
export interface DeviceTime {
  /** ISO 8601. */
  readonly at: string;
  readonly saidAt?: string;
}

/**
 * When a clerk did something, by the clock of the device: it counts up to seven days back. In the future and before that it is wrong,
 * and our own clock counts, with what the device said beside it.
 */
export const deviceTime = (said: string, now: Date): DeviceTime => {
  const instant = new Date(said);
  const back = now.getTime() - instant.getTime();
  return back >= 0 && back <= DAYS_BACK * DAY_MS
    ? { at: instant.toISOString() }
    : { at: now.toISOString(), saidAt: instant.toISOString() };
};
