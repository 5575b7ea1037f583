import { expect, test } from 'vitest';
import { type Reading, scaleLines } from '#web/scanning/ports/scale-lines.ts';
import { simulatedScale } from './scale.ts';

/** What the product reads from the bytes of the scale, while a clock of the test goes on. */
const benchScale = () => {
  let now = 1_000_000;
  const scale = simulatedScale(() => now);
  const readings: Reading[] = [];
  const hear = scaleLines((reading) => readings.push(reading));
  // What stands before the first end of a line is left out.
  hear('\n');
  return {
    scale,
    after: (ms: number): Reading | undefined => {
      now += ms;
      readings.length = 0;
      hear(scale.says());
      return readings.at(-1);
    },
  };
};

test('a parcel rocks before its weight stands, and is taken off again', () => {
  const { scale, after } = benchScale();
  expect(after(0)).toEqual({ kind: 'weight', lb: 0, isStable: true });
  scale.put(5.35);
  expect(after(100)).toMatchObject({ kind: 'weight', isStable: false });
  expect(scale.shows()).toBe('5.35 lb, moving');
  expect(after(900)).toEqual({ kind: 'weight', lb: 5.35, isStable: true });
  scale.put(0);
  expect(after(1_000)).toEqual({ kind: 'weight', lb: 0, isStable: true });
});

test('a weight that somebody leans on never stands, until they let go', () => {
  const { scale, after } = benchScale();
  scale.put(12);
  scale.hold(true);
  expect(after(60_000)).toMatchObject({ isStable: false });
  scale.hold(false);
  expect(after(1_000)).toEqual({ kind: 'weight', lb: 12, isStable: true });
});

test('it says when there is too much, or less than nothing, and nothing while it is off', () => {
  const { scale, after } = benchScale();
  scale.put(151);
  expect(after(0)).toEqual({ kind: 'overload' });
  scale.put(-0.4);
  expect(after(1_000)).toEqual({ kind: 'under' });
  scale.switch(false);
  expect(scale.says()).toBe('');
  expect(after(1_000)).toBeUndefined();
  expect(scale.shows()).toBe('switched off');
});
