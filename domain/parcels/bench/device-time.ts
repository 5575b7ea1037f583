import { DAY_MS } from '../../kernel/new-york.ts';

/** A device that was without a network for longer than this has a wrong clock. */
const DAYS_BACK = 7;

/** Clocks that differ by less than this are the same: a request takes its time, too. */
const SAME_MS = 2 * 60_000;

/** When something happened, and what the device said where that cannot be. */
export interface DeviceTime {
  /** ISO 8601. */
  readonly at: string;
  readonly saidAt?: string;
}

/** What a device says of time, as its clock shows it: ISO 8601. */
interface DeviceSays {
  /** When it happened. */
  readonly at: string;
  /** When it sent it. A device of before this was told says nothing, and is believed. */
  readonly sentAt?: string | undefined;
}

/** How far the clock of a device is behind ours, in milliseconds; 0 where both show the same, or it does not say. */
const behind = (sentAt: string | undefined, now: Date): number => {
  const by = sentAt === undefined ? 0 : now.getTime() - new Date(sentAt).getTime();
  return Math.abs(by) <= SAME_MS ? 0 : by;
};

/**
 * When a clerk did something: so long ago by our clock as it was by the clock of the device when it sent it. What was in the future
 * then, or more than seven days back, cannot be, and our own clock counts. What the device said stays beside it wherever that is
 * another instant.
 */
export const deviceTime = ({ at: said, sentAt }: DeviceSays, now: Date): DeviceTime => {
  const instant = new Date(said);
  const meant = new Date(instant.getTime() + behind(sentAt, now));
  const back = now.getTime() - meant.getTime();
  const at = (back >= 0 && back <= DAYS_BACK * DAY_MS ? meant : now).toISOString();
  const saidAt = instant.toISOString();
  return at === saidAt ? { at } : { at, saidAt };
};
