import type { GroupState } from './error-group.ts';

/** Why a group wants a look: nobody has seen it before, it came back after it was mended, or it happens far too often. */
export type AlarmReason = 'new' | 'regressed' | 'spike';

/** What is known of a group when it happens again. */
export interface GroupBefore {
  readonly state: GroupState;
  /** When the state last changed, ISO 8601; absent while nobody has changed it. */
  readonly stateChangedAt?: string | undefined;
  /** The latest hour (UTC, `2026-11-21T17`) a spike was told of. */
  readonly spikeHour?: string | undefined;
}

/** A group was seen in some hour. */
export interface Sighting {
  /** The last time within that hour, server time, ISO 8601. */
  readonly at: string;
  readonly hour: string;
  /** Whether that hour stands out (`isSpike`). */
  readonly spikes: boolean;
}

/** Whether a spike in that hour would be news: not of a group that is known and ignored, and once an hour. */
export const mayRaiseSpike = (group: GroupBefore | undefined, hour: string): boolean =>
  group === undefined || (group.state !== 'ignored' && (group.spikeHour ?? '') < hour);

/**
 * Why to tell people of a group that was seen; undefined where there is nothing to tell. Asked again about the same
 * sighting after the alarm was noted, it answers undefined.
 */
export const alarmReason = (
  group: GroupBefore | undefined,
  { at, hour, spikes }: Sighting,
): AlarmReason | undefined => {
  if (group === undefined) return 'new';
  if (group.state === 'resolved') return at > (group.stateChangedAt ?? '') ? 'regressed' : undefined;
  return spikes && mayRaiseSpike(group, hour) ? 'spike' : undefined;
};
