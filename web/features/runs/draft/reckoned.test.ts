import { expect, test } from 'vitest';
import {
  anna,
  at,
  cleo,
  DAY,
  idOf,
  sampleBoard,
  sampleFleet,
  sampleRun,
  sampleVisit,
} from '../testing/sample-day.ts';
import { arranged } from './arranged.ts';
import { changedTo, draftOf, moved, noDraft } from './draft.ts';
import { shownRuns } from './shown.ts';

const known = {
  day: DAY,
  board: sampleBoard,
  fleet: sampleFleet,
  vehicles: sampleFleet.map(({ vehicle }) => vehicle),
  nameOf: () => 'Devon R.',
};
const first = draftOf(sampleRun);
const shownAfter = (changes: Parameters<typeof changedTo>[2], board = sampleBoard) =>
  shownRuns(arranged(board, changedTo(noDraft, [sampleRun], changes)), { ...known, board });

test('a run that nobody changes here shows the times that were saved', () => {
  const [run] = shownAfter([]);
  expect(run?.stops.map(({ begins, lateMinutes }) => [begins, lateMinutes])).toEqual([
    [at('09:00'), 0],
    [at('09:12'), 0],
  ]);
  expect([run?.van, run?.driver]).toEqual(['Van 1', 'Devon R.']);
});

test('in another order it says at once what is late, and by how much', () => {
  const [run] = shownAfter(moved([first], idOf(cleo), { run: first.id, before: idOf(anna) }));
  expect(run?.stops.map(({ visit, lateMinutes }) => [visit.name, lateMinutes > 0])).toEqual([
    ['Cleo', false],
    ['Anna', true],
    ['Bert', true],
  ]);
});

test('empty barrels that are brought and full ones both count at their worst moment', () => {
  const heavy = sampleVisit('Heavy', { takes: { lb: 3600, cubicFeet: 40, pieces: 4 } });
  const board = { ...sampleBoard, open: [heavy, cleo] };
  const [run] = shownAfter([{ ...first, stops: [{ id: idOf(heavy) }, { id: idOf(cleo) }] }], board);
  expect(run?.load).toEqual({ lb: 3740, cubicFeet: 58, pieces: undefined });
});

test('a van is full when it leaves, too, with what it brings', () => {
  const { takes: _, ...visit } = sampleVisit('Empty', { brings: { lb: 500, cubicFeet: 90, pieces: 9 } });
  const [run] = shownAfter([{ ...first, stops: [{ id: idOf(visit) }] }], { ...sampleBoard, open: [visit] });
  expect(run?.load).toMatchObject({ lb: 500, cubicFeet: 90 });
});

test('hours that end before they begin give no times', () => {
  const [run] = shownAfter([{ ...first, from: '18:00', to: '08:00' }]);
  expect(run?.driven).toBeUndefined();
  expect(run?.stops[0]?.begins).toBeUndefined();
});
