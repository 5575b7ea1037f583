import type { GroupState } from './error-group.ts';

/** Why a group raises an alarm: it is new, it came back after it was resolved, or it happens far more often than usual. */
export type AlarmReason = 'new' | 'regressed' | 'spike';

/** The stored state of a group when it happens again. */
export interface GroupBefore {
  readonly state: GroupState;
  /** When the state last changed, ISO 8601; absent while nobody has changed it. */
  readonly stateChangedAt?: string | undefined;
  /** The last hour (UTC, `2026-11-21T17`) in which a spike was announced. */
  readonly spikeHour?: string | undefined;
}

/** Errors of a group in one hour. */
export interface Sighting {
  /** The last occurrence in that hour, server time, ISO 8601. */
  readonly at: string;
  readonly hour: string;
  /** Whether that hour is a spike (`isSpike`). */
  readonly spikes: boolean;
}

/** Whether a spike in that hour may raise an alarm: once an hour, and not for an ignored group. */
export const mayRaiseSpike = (group: GroupBefore | undefined, hour: string): boolean =>
  group === undefined || (group.state !== 'ignored' && (group.spikeHour ?? '') < hour);

/**
 * Why a group raises an alarm, or undefined when it does not. Once the alarm is stored in the group, the same sighting
 * raises no second one.
 */
export const alarmReason = (
  group: GroupBefore | undefined,
  { at, hour, spikes }: Sighting,
): AlarmReason | undefined => {
  if (group === undefined) return 'new';
  if (group.state === 'resolved') return at > (group.stateChangedAt ?? '') ? 'regressed' : undefined;
  return spikes && mayRaiseSpike(group, hour) ? 'spike' : undefined;
};
