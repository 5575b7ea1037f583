import { type AlarmReason, alarmReason, mayRaiseSpike } from '#domain/monitoring/groups/group-alarm.ts';
import { compose } from '#events/envelope.ts';
import { ErrorGroupRaisedV1 } from '#events/monitoring/error-group-raised.v1.ts';
import { again, knownFirst, untilWritten } from '../../runtime/aggregate/until-written.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { CounterStore } from '../counters/counter-store.ts';
import type { GroupItem } from '../counters/group-items.ts';
import type { GroupStore } from '../counters/group-store.ts';
import { shortMessage } from './additions/short-message.ts';
import type { GroupSighting } from './group-sightings.ts';
import { type Counted, hoursAround } from './hours-around.ts';

export interface AlarmDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly counters: Pick<CounterStore, 'readNow'>;
  readonly groups: GroupStore;
  readonly pause: Pause;
}

/** The content of an alarm: the reason, and the count of this hour. */
interface Alarm {
  readonly reason: AlarmReason;
  readonly thisHour: number;
  readonly spikes: boolean;
}

const alarmFor = async (
  { counters }: AlarmDeps,
  group: GroupItem | undefined,
  sighting: GroupSighting,
  counted: Counted,
): Promise<Alarm | undefined> => {
  const { thisHour, ...around } = hoursAround(counters, counted, sighting);
  const spikes = mayRaiseSpike(group, sighting.hour) && (await around.spikes());
  const reason = alarmReason(group, { at: sighting.at, hour: sighting.hour, spikes });
  return reason && { reason, thisHour, spikes };
};

const groupAfter = (
  group: GroupItem | undefined,
  { at, hour }: GroupSighting,
  { reason, spikes }: Alarm,
  now: Date,
): GroupItem => ({
  ...(group ?? { state: 'open', firstSeenAt: at }),
  ...(reason === 'regressed'
    ? { state: 'regressed', stateChangedAt: now.toISOString(), stateChangedBy: 'system' }
    : {}),
  // When a group is raised for another reason, a spike at the same time raises no second alarm.
  ...(spikes ? { spikeHour: hour } : {}),
  version: (group?.version ?? 0) + 1,
});

const eventOf = (
  newId: AlarmDeps['newId'],
  { version }: GroupItem,
  { fingerprint, route, sample, batchId }: GroupSighting,
  { reason, thisHour }: Alarm,
  now: Date,
) => {
  const raisedAt = now.toISOString();
  const message = shortMessage(sample.message);
  const data = { fingerprint, reason, message, route, countThisHour: thisHour, raisedAt };
  return compose(
    ErrorGroupRaisedV1,
    { subject: fingerprint, version, at: raisedAt, data },
    { newId, correlationId: batchId },
  );
};

/** Raises an alarm for one sighting if needed. Returns the current state of the group. */
const raiseFor = (
  deps: AlarmDeps,
  found: GroupItem | undefined,
  sighting: GroupSighting,
  counted: Counted,
): Promise<GroupItem | undefined> => {
  const { fingerprint, sample } = sighting;
  const groupNow = knownFirst(found, () => deps.groups.readNow(fingerprint));
  const raise = async () => {
    const group = await groupNow();
    const alarm = await alarmFor(deps, group, sighting, counted);
    if (!alarm) return group;
    const now = deps.clock();
    const after = groupAfter(group, sighting, alarm, now);
    const event = eventOf(deps.newId, after, sighting, alarm, now);
    return (await deps.groups.raise({ fingerprint, group: after, sample, event })) ? after : again;
  };
  return untilWritten(`Group ${fingerprint}`, raise, deps);
};

/**
 * Raises an alarm for each group that is new, regressed or spikes. It does so once, because the item of the group records
 * what was announced and is written together with the event. It looks at the counts and not at what this run added, so
 * that a run that stopped after counting raises the alarm when it is repeated.
 */
export const raiseAlarms =
  (deps: AlarmDeps) =>
  async (sightings: readonly GroupSighting[], counted: Counted): Promise<void> => {
    const byGroup = [...Map.groupBy(sightings, ({ fingerprint }) => fingerprint)];
    const groups = await deps.groups.read(byGroup.map(([fingerprint]) => fingerprint));
    await mapConcurrently(byGroup, async ([fingerprint, ofGroup]) => {
      let group = groups.get(fingerprint);
      for (const sighting of ofGroup) group = await raiseFor(deps, group, sighting, counted);
    });
  };
