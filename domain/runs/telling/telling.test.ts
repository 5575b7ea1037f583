import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, newYorkInstant } from '../../kernel/new-york.ts';
import type { Run, Stop } from '../run.ts';
import { sampleDrivenRun } from '../testing/sample-driving.ts';
import { samplePlanningFacts } from '../testing/sample-run.ts';
import { arrivalWindow, expectedWindow, tellWindowsAt } from './arrival-window.ts';
import { tellingNext, whoIsNext } from './expected.ts';
import { withWindows } from './told-stop.ts';

const HOUR_MS = 3_600_000;
const at = (time: string): string => `2026-12-08T${time}:00.000Z`;
const slot = { from: at('14:00'), to: at('17:00') };
const minutes = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

describe('the window that somebody is told', () => {
  test.each([
    ['15:10', '14:30', '16:30'],
    // No more than the slot that they were promised.
    ['14:10', '14:00', '15:30'],
    ['16:50', '16:00', '17:00'],
    // Later than the slot, it says so.
    ['17:40', '17:00', '19:00'],
  ])('planned at %s it is %s to %s', (planned, from, to) => {
    expect(arrivalWindow(at(planned), slot)).toEqual({ from: at(from), to: at(to) });
  });

  test('has the planned time in it, is no longer than two hours, and promises no minute', () => {
    const instants = fc.integer({ min: Date.parse(at('14:00')), max: Date.parse(at('22:00')) });
    fc.assert(
      fc.property(instants, (instant) => {
        const planned = new Date(instant).toISOString();
        const { from, to } = arrivalWindow(planned, slot);
        expect(from <= planned && planned <= to).toBe(true);
        expect(minutes(from, to)).toBeLessThanOrEqual(120);
        expect(minutes(from, planned) + minutes(planned, to)).toBeGreaterThanOrEqual(30);
        const expected = expectedWindow(planned);
        expect(expected.from <= planned && planned < expected.to).toBe(true);
        expect(minutes(expected.from, expected.to)).toBe(30);
      }),
    );
  });

  test.each(['2026-12-08', '2027-03-14', '2027-03-15', '2026-11-01', '2026-11-02'])(
    'is told at five in the evening before %s, on the clocks of New York',
    (day) => {
      const evening = newYorkInstant(addDays(day, -1), '17:00').toISOString();
      const morning = newYorkInstant(addDays(day, -1), '09:00').toISOString();
      expect(tellWindowsAt(day, morning)).toBe(evening);
      const night = new Date(Date.parse(evening) + HOUR_MS).toISOString();
      expect(minutes(night, tellWindowsAt(day, night))).toBe(10);
    },
  );
});

describe('a run that its driver has', () => {
  const windowsOf = ({ stops }: Run) => stops.map(({ told }) => told && [told.what, told.from, told.to]);
  const released = withWindows(sampleDrivenRun, undefined, at('01:00'));

  test('tells each stop its window; nothing is told of one that is still planned', () => {
    expect(windowsOf(released)).toEqual(
      sampleDrivenRun.stops.map(() => ['WINDOW', at('14:00'), at('15:30')]),
    );
    const planned = withWindows({ ...sampleDrivenRun, state: 'PLANNED' }, undefined, at('01:00'));
    expect(windowsOf(planned)).toEqual([undefined, undefined, undefined]);
  });

  test('keeps what was told as long as the plan is in it', () => {
    const planned = (from: string): Run => ({
      ...sampleDrivenRun,
      stops: sampleDrivenRun.stops.map((stop) => ({ ...stop, planned: { from, to: from } })),
    });
    expect(windowsOf(withWindows(planned(at('15:20')), released, at('02:00')))).toEqual(windowsOf(released));
    expect(windowsOf(withWindows(planned(at('16:00')), released, at('02:00')))[0]).toEqual([
      'WINDOW',
      at('15:30'),
      at('17:00'),
    ]);
  });
});

describe('who is next', () => {
  const released = withWindows(sampleDrivenRun, undefined, at('01:00'));
  const onTheRoad = (changes: readonly Partial<Stop>[]): Run => ({
    ...released,
    state: 'UNDER_WAY',
    startedAt: at('13:40'),
    stops: released.stops.map((stop, index) => ({ ...stop, ...changes[index] })),
  });
  const toldIn = (run: Run, now: string) =>
    tellingNext(run, samplePlanningFacts, now).stops.map(({ told }) => told?.what);

  test('hears that they are, when the driver goes to them, and nobody else', () => {
    const run = onTheRoad([
      { state: 'DONE', endedAt: at('14:25') },
      { state: 'NEXT', nextAt: at('14:30') },
    ]);
    const told = tellingNext(run, samplePlanningFacts, at('14:30'));
    expect(told.stops[1]?.told).toEqual({
      what: 'NEXT',
      from: at('14:15'),
      to: at('14:45'),
      at: at('14:30'),
    });
    expect(told.stops[2]).toEqual(run.stops[2]);
    // Told again, nothing is new.
    expect(tellingNext(told, samplePlanningFacts, at('14:31'))).toBe(told);
  });

  test('hears of a later time only past fifteen minutes after what they were told', () => {
    const waits = onTheRoad([{ state: 'ARRIVED', arrivedAt: at('15:20') }]);
    // They were told until 15:30; the van leaves where it stands 15 minutes after it came.
    expect(toldIn(waits, at('15:20'))).toEqual(['WINDOW', 'WINDOW', 'WINDOW']);
    expect(toldIn(waits, at('15:45'))).toEqual(['WINDOW', 'WINDOW', 'WINDOW']);
    expect(toldIn(waits, at('15:46'))).toEqual(['WINDOW', 'LATER', 'WINDOW']);
  });

  test('is told that they are next also after a later time', () => {
    const late = tellingNext(
      onTheRoad([{ state: 'ARRIVED', arrivedAt: at('15:20') }]),
      samplePlanningFacts,
      at('15:50'),
    );
    const stops = late.stops.map((stop, index): Stop => {
      if (index === 0) return { ...stop, state: 'DONE', endedAt: at('15:58') };
      return index === 1 ? { ...stop, state: 'NEXT', nextAt: at('16:00') } : stop;
    });
    expect(toldIn({ ...late, stops }, at('16:00'))).toEqual(['WINDOW', 'NEXT', 'WINDOW']);
  });

  test('is nobody before the van has left, and when it is back', () => {
    for (const state of ['PLANNED', 'RELEASED', 'ENDED', 'CANCELLED'] as const) {
      expect(whoIsNext({ ...released, state })).toBeUndefined();
      const run = { ...released, state };
      expect(tellingNext(run, samplePlanningFacts, at('20:00'))).toBe(run);
    }
  });

  test('is not promised a time before their slot', () => {
    const run = onTheRoad([{ state: 'NEXT', nextAt: at('13:41') }]);
    const [first] = tellingNext(run, samplePlanningFacts, at('13:41')).stops;
    expect(first?.told).toMatchObject({ what: 'NEXT', from: at('13:45'), to: at('14:15') });
  });
});
