import { describe, expect, test } from 'vitest';
import { alarmReason, type GroupBefore, type Sighting } from './group-alarm.ts';

const sighting: Sighting = { at: '2026-11-21T17:30:00.000Z', hour: '2026-11-21T17', spikes: false };
const spiking: Sighting = { ...sighting, spikes: true };
const group = (more: Partial<GroupBefore> = {}): GroupBefore => ({ state: 'open', ...more });

describe('an alarm is raised for a group', () => {
  test('that is new', () => expect(alarmReason(undefined, sighting)).toBe('new'));
  test('that comes back after it was resolved', () => {
    const resolved = group({ state: 'resolved', stateChangedAt: '2026-11-21T17:29:59.999Z' });
    expect(alarmReason(resolved, sighting)).toBe('regressed');
  });
  test.each(['open', 'regressed'] as const)('that spikes while it is %s', (state) =>
    expect(alarmReason(group({ state }), spiking)).toBe('spike'),
  );
  test('that spikes again an hour later', () =>
    expect(alarmReason(group({ spikeHour: '2026-11-21T16' }), spiking)).toBe('spike'));
});

describe('no alarm is raised', () => {
  test('while a known group happens as often as usual', () =>
    expect(alarmReason(group(), sighting)).toBeUndefined());
  test('when a spike was announced in this hour', () =>
    expect(alarmReason(group({ spikeHour: sighting.hour }), spiking)).toBeUndefined());
  test('when late records are from before it was resolved', () => {
    const resolved = group({ state: 'resolved', stateChangedAt: sighting.at });
    expect(alarmReason(resolved, spiking)).toBeUndefined();
  });
  test('for an ignored group, however often it happens', () =>
    expect(alarmReason(group({ state: 'ignored' }), spiking)).toBeUndefined());
});
