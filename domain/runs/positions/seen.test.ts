import { describe, expect, test } from 'vitest';
import { sampleDrivenRun } from '../testing/sample-driving.ts';
import { samplePlanningFacts } from '../testing/sample-run.ts';
import { nearWords, type Seen, seenOnRoad } from './seen.ts';

const at = (time: string): string => `2026-12-08T${time}.000Z`;
const here = { latitude: 40.735_731_2, longitude: -74.172_44, accuracyMeters: 40 };
const run = { ...sampleDrivenRun, state: 'UNDER_WAY' as const, startedAt: at('13:40:00') };
const heard = (now: string, by = run.driverId, last?: Seen) => ({ by, now, last });

describe('where a van is', () => {
  test('is kept while its driver is on the road, to about ten meters', () => {
    expect(seenOnRoad(run, { ...here, at: at('14:00:00') }, heard(at('14:00:05')))).toEqual({
      ok: true,
      value: { at: at('14:00:00'), latitude: 40.7357, longitude: -74.1724 },
    });
  });

  test.each(['PLANNED', 'RELEASED', 'ENDED', 'CANCELLED'] as const)(
    'is refused in a run that is %s',
    (state) => {
      expect(
        seenOnRoad({ ...run, state }, { ...here, at: at('14:00:00') }, heard(at('14:00:05'))),
      ).toMatchObject({
        refusal: { code: 'NOT_ON_THE_ROAD' },
      });
    },
  );

  test('is refused from before the van left, and from anybody else', () => {
    const said = (time: string, by?: string) =>
      seenOnRoad(run, { ...here, at: at(time) }, heard(at('14:00:05'), by));
    expect(said('13:39:00')).toMatchObject({ refusal: { code: 'NOT_ON_THE_ROAD' } });
    expect(said('14:00:00', 'another')).toMatchObject({ refusal: { code: 'RUN_NOT_FOUND' } });
  });

  test('is kept at most each two minutes, and never from before the last one', () => {
    const last: Seen = { ...here, at: at('14:00:00') };
    const kept = (time: string) => {
      const said = seenOnRoad(run, { ...here, at: at(time) }, heard(at('14:10:00'), undefined, last));
      return said.ok && said.value !== undefined;
    };
    expect(['13:58:00', '14:00:00', '14:01:00', '14:02:00'].map(kept)).toEqual([false, false, false, true]);
  });

  test('is told by what is next to it', () => {
    const { yard } = samplePlanningFacts;
    const words = (position: { latitude: number; longitude: number }) =>
      nearWords({ at: at('14:00:00'), ...position }, run.stops, yard);
    expect(words(here)).toBe('near Sample Sender');
    expect(words(yard)).toBe('near the yard');
    expect(words({ latitude: 40.6463, longitude: -73.9566 })).toMatch(
      /^\d+(\.\d)? miles from Sample Sender$/,
    );
  });
});
