import { expect, test } from 'vitest';
import { drivenAsOrdered } from './own-order.ts';
import { defaultPlanning } from './planning-setting.ts';
import { afternoon, sampleStop, sampleVan } from './testing/sample-day.ts';

const heavy = { lb: 1600, cubicFeet: 9, pieces: 1 };
const day = {
  stops: [
    sampleStop('morning', { takes: heavy }),
    sampleStop('afternoon', { windows: [afternoon], takes: heavy }),
    sampleStop('open'),
  ],
  vans: [sampleVan('A'), sampleVan('B')],
};
const driven = (stops: readonly string[], van = 'A') =>
  drivenAsOrdered(day, [{ van, stops }], defaultPlanning);
const runOf = (stops: readonly string[]) => {
  const result = driven(stops);
  return result.ok ? result.value.runs[0] : undefined;
};

test('an order of dispatch stays as it is and says what is late, and by how much', () => {
  const run = runOf(['afternoon', 'morning']);
  expect(run?.visits.map(({ stop, begins, lateMinutes }) => [stop, begins, lateMinutes])).toEqual([
    ['afternoon', 900, 0],
    ['morning', 915, 195],
  ]);
});

test('it says how much too much is on the van at the worst moment', () => {
  expect(runOf(['morning', 'afternoon'])?.over).toEqual({ lb: 200, cubicFeet: 0, pieces: 0 });
  expect(runOf(['morning'])?.over).toEqual({ lb: 0, cubicFeet: 0, pieces: 0 });
});

test('it says how long after its shift a van is back, and who has no lunch', () => {
  const long = {
    stops: [sampleStop('long', { windows: [{ from: 480, to: 660 }], minutes: 600 })],
    vans: [sampleVan('A')],
  };
  const result = drivenAsOrdered(long, [{ van: 'A', stops: ['long'] }], defaultPlanning);
  expect(result.ok && result.value.runs[0]).toMatchObject({
    leavesAt: 480,
    backAt: 1102,
    overtimeMinutes: 22,
    lunchMissed: true,
  });
});

test('what is in no run is named, and a van without stops stays in the yard', () => {
  expect(driven(['morning'])).toMatchObject({ value: { open: ['afternoon', 'open'] } });
  expect(driven([])).toEqual({ ok: true, value: { runs: [], open: ['morning', 'afternoon', 'open'] } });
});

test('an order with a van or stop that is not there, or is there twice, is refused', () => {
  const twice = [
    { van: 'A', stops: ['morning'] },
    { van: 'A', stops: ['open'] },
  ];
  expect(driven(['morning'], 'Z')).toMatchObject({ refusal: { code: 'VAN_UNKNOWN' } });
  expect(driven(['nowhere'])).toMatchObject({ refusal: { code: 'STOP_UNKNOWN' } });
  expect(driven(['morning', 'morning'])).toMatchObject({ refusal: { code: 'STOP_TWICE' } });
  expect(drivenAsOrdered(day, twice, defaultPlanning)).toMatchObject({ refusal: { code: 'VAN_TWICE' } });
});
